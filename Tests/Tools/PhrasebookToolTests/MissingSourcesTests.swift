import Foundation
import TestSupport
import Testing

/// Sources that should be there and are not may have any key: nothing is removed or made stale.
struct MissingSourcesTests {
  let command: BuiltCommand
  private let catalog = SmallPackage.catalog

  init() throws { command = try BuiltCommand() }

  /// A package whose catalog has one key that is found, one that is new, and one that is nowhere.
  private func package(_ target: String) throws -> SmallPackage {
    let package = try SmallPackage()
    try package.write(
      "let package = Package(\n  name: \"P\",\n  targets: [.target(name: \"App\"\(target))])\n",
      to: "Package.swift")
    try package.write("let a = Text(\"Hello\")\nlet b = Text(\"New\")\n", to: "Sources/App/A.swift")
    return package
  }

  private func link(_ name: String, in package: SmallPackage) throws {
    try FileManager.default.createSymbolicLink(
      atPath: package.url.appendingPathComponent(name).path, withDestinationPath: "nowhere")
  }

  /// `swift build` warns of these and continues, and so do we: found strings are added.
  @Test(arguments: [
    (", sources: [\"A.swift\", \"Gone\"]", "", "Package.swift:3:55: warning: the sources \"Gone\""),
    ("", "Sources/App/d.swift", "Sources/App/d.swift: broken link"),
    ("", "Sources/App/Generated", "Sources/App/Generated: broken link"),
  ])
  func packagesThatBuildWithout(_ target: String, _ link: String, _ words: String) throws {
    let package = try package(target)
    if !link.isEmpty { try self.link(link, in: package) }
    let check = try command.run(["sync", "--check"], in: package.url)
    #expect(check.status == 1)
    #expect(check.output.contains("kept \"Old title\""), "\(check.output)")
    for arguments in [["sync"], ["sync", "--prune"], ["sync"]] {
      let outcome = try command.run(arguments, in: package.url)
      #expect(outcome.status == 0, "\(outcome.errors)")
      #expect(outcome.errors.contains(words), "\(outcome.errors)")
      let text = try package.read()
      #expect(text.contains("\"New\"") && text.contains("\"Old title\""))
      #expect(!text.contains("stale"))
    }
    // Readable sources are compared with the catalog.
    try package.write(
      "let a = Text(\"Hello\")\nlet b = Text(\"Third\")\n", to: "Sources/App/A.swift")
    let audit = try command.run(["audit", "--format", "json"], in: package.url)
    #expect(!audit.output.contains("unused-key"), "\(audit.output)")
    #expect(audit.output.contains("key-not-in-catalog"), "\(audit.output)")
    #expect(audit.errors.contains("so unused keys are not reported"))
  }

  @Test func packagesBeyondTheBounds() throws {
    let package = try package("")
    let deep = "Sources/App/" + String(repeating: "d/", count: 201)
    try package.write("let c = Text(\"Old title\")\n", to: deep + "D.swift")
    let outcome = try command.run(["sync"], in: package.url)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(
      outcome.errors.contains("Sources/App: the folder has too many"), "\(outcome.errors)")
    let text = try package.read()
    #expect(text.contains("\"New\"") && text.contains("\"Old title\"") && !text.contains("stale"))
  }

  /// If all of them are missing, SwiftPM builds no such target.
  @Test func packagesThatDoNotBuild() throws {
    let package = try package(", sources: [\"Gone\", \"Lost\"]")
    let before = try package.read()
    for arguments in [["sync"], ["sync", "--prune"], ["sync", "--check"], ["check"]] {
      let outcome = try command.run(arguments, in: package.url)
      #expect(outcome.status == 2)
      #expect(outcome.errors.contains("Package.swift:3:44: error: the sources \"Gone\""))
      #expect(try package.read() == before)
    }
  }

  /// Links that are not sources, or that the target excludes, have no effect.
  @Test(arguments: [
    ("", "Sources/App/notes.txt"), (", exclude: [\"d.swift\"]", "Sources/App/d.swift"),
    (", sources: [\"A.swift\"]", "Sources/App/d.swift"), ("", "Sources/App/.#A.swift"),
    ("", "Elsewhere"),
  ])
  func linksThatDoNotMatter(_ target: String, _ link: String) throws {
    let package = try package(target)
    try self.link(link, in: package)
    let outcome = try command.run(["sync", "--check"], in: package.url)
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("removed \"Old title\""), "\(outcome.output)")
    #expect(outcome.errors.isEmpty, "\(outcome.errors)")
  }

  @Test(arguments: [
    "modules:\n  - name: A\n    sources: [Sources]\n    catalogs: [Sources]\n", "",
  ])
  func linksBelowListedFolders(_ settings: String) throws {
    let package = try package("")
    try FileManager.default.removeItem(at: package.url.appendingPathComponent("Package.swift"))
    if !settings.isEmpty { try package.write(settings, to: "phrasebook.yml") }
    try link("Sources/App/d.swift", in: package)
    let outcome = try command.run(["sync"], in: package.url)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.errors.contains("d.swift: broken link"), "\(outcome.errors)")
    let text = try package.read()
    #expect(text.contains("\"New\"") && text.contains("\"Old title\"") && !text.contains("stale"))
  }

  @Test("A synchronized folder that is not there is a warning, with --strict an error")
  func synchronizedFoldersOfXcode() throws {
    let project = try TemporaryFolder(copying: PackageRoot.project("Harbour"))
    try FileManager.default.removeItem(at: project.url.appendingPathComponent("Expected"))
    try FileManager.default.removeItem(at: project.url.appendingPathComponent("HarbourWidget"))
    let shared = "Shared/Localizable.xcstrings"
    let before = String(decoding: try project.data(at: shared), as: UTF8.self)
    let place = "Harbour.xcodeproj/project.pbxproj:66:4"
    for (arguments, status, severity) in [([], 1, "warning"), (["--strict"], 2, "error")] {
      let check = try command.run(["sync", "--check"] + arguments, in: project.url)
      #expect(check.status == status)
      #expect(
        check.errors.contains("\(place): \(severity): the folder HarbourWidget does not exist"),
        "\(check.errors)")
      #expect(check.output.contains("Localizable"))
      #expect(!check.output.contains("  stale ") && !check.output.contains("  removed "))
      let extract = try command.run(["extract"] + arguments, in: project.url)
      #expect(extract.status == (status == 2 ? 2 : 0), "\(extract.errors)")
      #expect(extract.errors.contains("\(place): \(severity): the folder HarbourWidget"))
    }
    #expect(try command.run(["sync", "--prune"], in: project.url).status == 0)
    let after = String(decoding: try project.data(at: shared), as: UTF8.self)
    for key in ["%lf m", "Attic", "Draft of a widget", "Not a key"] {
      #expect(before.contains("\"\(key)\"") && after.contains("\"\(key)\""), "\(key)")
    }
  }

  @Test("A source that a project lists and that is not there is a warning, with --strict an error")
  func generatedSources() throws {
    let project = try TemporaryFolder()
    try project.write(
      """
      // !$*UTF8*$!
      { objects = {
        P = { isa = PBXProject; targets = (T); mainGroup = G; };
        G = { isa = PBXGroup; children = (C, A, S); sourceTree = "<group>"; };
        C = { isa = PBXFileReference; path = Localizable.xcstrings; sourceTree = "<group>"; };
        A = { isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
        S = { isa = PBXFileReference; path = Secrets.swift; sourceTree = "<group>"; };
        BC = { isa = PBXBuildFile; fileRef = C; }; BA = { isa = PBXBuildFile; fileRef = A; };
        BS = { isa = PBXBuildFile; fileRef = S; };
        R = { isa = PBXResourcesBuildPhase; files = (BC); };
        H = { isa = PBXSourcesBuildPhase; files = (BA, BS); };
        T = { isa = PBXNativeTarget; name = App; buildPhases = (H, R); };
      }; rootObject = P; }
      """, to: "App.xcodeproj/project.pbxproj")
    try project.write("let a = Text(\"New\")\n", to: "A.swift")
    try project.write(
      #"{"sourceLanguage":"en","strings":{"Old":{}},"version":"1.0"}"#, to: "Localizable.xcstrings")
    let check = try command.run(["sync", "--check"], in: project.url)
    #expect(check.status == 1, "\(check.errors)")
    #expect(check.output.contains("added \"New\"") && check.output.contains("kept \"Old\""))
    #expect(check.errors.contains("Secrets.swift:1:1: warning: this source does not exist"))
    let strict = try command.run(["sync", "--check", "--strict"], in: project.url)
    #expect(strict.status == 2)
    #expect(strict.errors.contains("Secrets.swift:1:1: error:"))
    #expect(try command.run(["sync"], in: project.url).status == 0)
    for (arguments, status) in [
      ([], 0), (["--format", "xcstrings", "--output", "out"], 0), (["--strict"], 2),
      (["Secrets.swift"], 2),
    ] {
      let extract = try command.run(["extract"] + arguments, in: project.url)
      #expect(extract.status == status, "\(arguments) \(extract.errors)")
      let severity = status == 0 ? "warning: this source does not exist" : "error:"
      #expect(extract.errors.contains("Secrets.swift:1:1: \(severity)"), "\(extract.errors)")
    }
  }
}
