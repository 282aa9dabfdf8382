import Foundation
import TestSupport
import Testing

/// The whole way of a package with the build plugin. Its folder has a space and an umlaut in its name.
@Suite("Bakery, whose texts the build plugin compiles", .serialized)
struct BakeryTests {
  private static let english = """
    Good morning
    Oven
    a loaf for Ann
    2 loaves in one bag
    Total: 4.50 €. Thank you, Krume
    1 sack of flour
    Grind rye
    Freshly ground

    """
  private static let german = """
    Guten Morgen
    Ofen
    Ann holt ab: a loaf
    2 Brote in einer Tüte
    Krume dankt: 4,50 €
    Ein Sack Mehl
    Roggen mahlen
    Frisch gemahlen

    """
  private static let step = "Compiling the String Catalogs of "

  @Test("builds, speaks from tables and accessors, and builds again only what changed")
  func incremental() throws {
    let package = try PackageCopy(of: "Bakery", at: "Die Bäckerei")
    let build = try package.swift(["build"])
    try #require(build.status == 0, "\(build.output.suffix(4000))")
    #expect(try package.run("bakery", languages: "en") == Self.english)
    #expect(try package.run("bakery", languages: "de_AT:en") == Self.german)
    // The catalogs themselves are not shipped.
    let bundle = package.folder.appendingPathComponent(".build/debug/Bakery_Counter.resources")
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: bundle.path).sorted()
        == ["Info.plist", "phrasebook.table"])

    // SwiftPM plans its second build again, as if the tool had changed; from then on:
    _ = try package.swift(["build"])
    #expect(!(try package.swift(["build"])).output.contains(Self.step))

    let counter = "Sources/Counter/Localizable.xcstrings"
    let original = try package.replace("%arg Brote", with: "%arg Laibe", in: counter)
    defer { try? package.write(original, to: counter) }
    let changed = try package.swift(["build"]).output
    #expect(changed.contains(Self.step + "Counter") && !changed.contains(Self.step + "bakery"))
    #expect(
      try package.run("bakery", languages: "de")
        == Self.german.replacing("2 Brote", with: "2 Laibe"))

    _ = try package.replace("\"value\" : \"einer Tüte\"", with: "\"value\" ; 5", in: counter)
    let broken = try package.swift(["build"])
    #expect(broken.status != 0)
    let place = package.folder.appendingPathComponent(counter).path
    #expect(broken.output.firstMatch(of: #/Localizable\.xcstrings:39:\d+: error: /#) != nil)
    #expect(broken.output.contains("\(place):39:"))
  }

  @Test("texts that are part of the binary need no file")
  func embedded() throws {
    let package = try PackageCopy(of: "Bakery", at: "Die Bäckerei")
    #expect(try package.swift(["build", "--quiet"]).status == 0)
    let elsewhere = try TemporaryFolder(named: "elsewhere")
    let program = elsewhere.url.appendingPathComponent("bakery")
    try FileManager.default.copyItem(
      at: package.folder.appendingPathComponent(".build/debug/bakery"), to: program)
    let lines = try package.run("bakery", languages: "de", at: program).split(separator: "\n")
    #expect(lines.first == "Good morning")
    #expect(lines.suffix(3) == ["Ein Sack Mehl", "Roggen mahlen", "Frisch gemahlen"])
    let english = try package.run("bakery", languages: "en", at: program).split(separator: "\n")
    #expect(english.suffix(3) == ["1 sack of flour", "Grind rye", "Freshly ground"])
  }

  @Test("swift package phrasebook runs the command that is installed, where it could build none")
  func command() throws {
    let package = try PackageCopy(of: "Bakery", at: "Die Bäckerei")
    let tools = try TemporaryFolder(named: "tools")
    try tools.write("#!/bin/sh\necho \"installed: $*\"\n", to: "phrasebook")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755],
      ofItemAtPath: tools.url.appendingPathComponent("phrasebook").path)
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let outcome = try BuiltCommand(at: URL(fileURLWithPath: "/usr/bin/env")).run(
      [
        "swift", "package", "--allow-writing-to-package-directory", "phrasebook", "check",
        "--format", "json",
      ], in: package.folder, environment: ["PATH": "\(tools.url.path):\(path)"], limit: 600)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.contains("installed: check --format json"))
    // Nothing of the command line was compiled for it.
    #expect(
      !outcome.errors.contains("PhrasebookSync") && !outcome.output.contains("PhrasebookSync"))
  }

  @Test(
    "swift test, the other build system and a release find the tables too",
    .enabled(
      if: Sample.isWanted("Bakery"), "three more builds; set PHRASEBOOK_SAMPLES=Bakery, or all"))
  func others() throws {
    let package = try PackageCopy(of: "Bakery", at: "Die Bäckerei")
    let test = try package.swift(["test"])
    #expect(test.status == 0, "\(test.output.suffix(4000))")
    for (arguments, products) in [
      (
        ["--build-system", "swiftbuild", "--scratch-path", ".build-other"],
        ".build-other/out/Products/Debug-linux"
      ),
      (["-c", "release"], ".build/release"),
    ] {
      let build = try package.swift(["build"] + arguments)
      #expect(build.status == 0, "\(build.output.suffix(4000))")
      #expect(try package.run("bakery", languages: "de", products: products) == Self.german)
      _ = try package.swift(["build"] + arguments)
      #expect(!(try package.swift(["build"] + arguments)).output.contains(Self.step))
    }
  }
}
