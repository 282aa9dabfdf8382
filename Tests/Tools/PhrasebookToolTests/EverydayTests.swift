import Foundation
import TestSupport
import Testing

/// The everyday edits and the exit codes, with the real command.
struct EverydayTests {
  let command: BuiltCommand
  let package: SmallPackage

  init() throws {
    command = try BuiltCommand()
    package = try SmallPackage()
  }

  private func run(_ arguments: String...) throws -> BuiltCommand.Outcome {
    try command.run(arguments, in: package.url)
  }

  @Test func getAndSet() throws {
    #expect(try run("get", "Hello", "fr").output == "Salut\n")
    #expect(try run("get", "Nothing").status == 2)
    let before = try package.read()
    #expect(try run("set", "Hello", "fr", "Bonjour").status == 0)
    #expect(
      try package.read() == before.replacingOccurrences(of: "\"Salut\"", with: "\"Bonjour\""))
    #expect(try run("get", "Hello", "fr", ".").output == "Bonjour\n")
  }

  @Test func unknownKeysNameTheNearest() throws {
    let outcome = try run("set", "hello", "fr", "Bonjour")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("did you mean \"Hello\"?"), "\(outcome.errors)")
  }

  @Test func renameUpdatesTheCallSites() throws {
    let outcome = try run("rename", "Hello", "greeting \"1\"", ".")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try package.read("Sources/App/A.swift").hasPrefix(#"let a = Text("greeting \"1\"")"#))
    #expect(try package.read().contains(#""greeting \"1\"" : {"#))
    #expect(try run("sync", "--check").status == 0)
  }

  /// The type of an interpolation may be unknown: then the catalog has the specifier.
  @Test func renameChangesTheTextsBetweenInterpolations() throws {
    let code = #"""
      import SwiftUI
      let a = Text("\(2) items")
      let b = String(localized: "\(unknown()) files of \(unknown())", comment: "c")

      """#
    try package.write(code, to: "Sources/App/A.swift")
    #expect(try run("sync", ".").status == 0)
    try package.write(
      try package.read().replacingOccurrences(of: "%@ files of %@", with: "%lld files of %@"),
      to: SmallPackage.catalog)
    #expect(try run("sync", "--check").status == 0)
    for (old, new) in [
      ("%lld items", "%lld things"), ("%lld files of %@", "Files: %lld, in all %@"),
    ] {
      let outcome = try run("rename", old, new, ".")
      #expect(outcome.errors.contains("1 of 1 call site changed"), "\(outcome.errors)")
      #expect(try run("get", new).status == 0)
    }
    #expect(
      try package.read("Sources/App/A.swift")
        == code.replacing(") items", with: ") things")
        .replacing(#""\(unknown()) files of "#, with: #""Files: \(unknown()), in all "#))
    #expect(try run("sync", "--check").status == 0)
    let refused = try run("rename", "%lld things", "things", ".")
    #expect(refused.errors.contains("do not make the placeholders of \"things\""))
    #expect(try package.read("Sources/App/A.swift").contains(") things"))
  }

  /// A text that was its own key is still what people read once the key is a name.
  @Test func renameToANameKeepsTheText() throws {
    #expect(try run("rename", "Hello", "greeting.hello", ".").status == 0)
    #expect(try run("get", "greeting.hello", "en").output == "Hello\n")
    #expect(try run("get", "greeting.hello", "fr").output == "Salut\n")
    #expect(try run("sync", "--check").status == 0)
    // A corrected text is not a name: the source text follows.
    #expect(try run("rename", "Old title", "New title", ".").status == 0)
    #expect(try !package.read().contains("Old title"))
  }

  @Test func removeIsAllOrNothing() throws {
    let before = try package.read()
    #expect(try run("remove", "Old title", "Nothing", ".").status == 2)
    #expect(try package.read() == before)
    #expect(try run("remove", "Old title").status == 0)
    #expect(try !package.read().contains("Old title"))
    let outcome = try run("sync", "--check", "--format", "json")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains(#""kind":"added","file":"Sources/App/Localizable.xcstrings""#))
  }

  @Test func ambiguousKeysNeedATable() throws {
    try package.write(try package.read(), to: "Sources/App/Other.xcstrings")
    let outcome = try run("set", "Hello", "fr", "Bonjour")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("--table"), "\(outcome.errors)")
    #expect(try run("set", "Hello", "fr", "Bonjour", "--table", "Other").status == 0)
    #expect(try package.read().contains("Salut"))
  }

  @Test func oneBadCatalogDoesNotStopTheOthers() throws {
    try package.write("{\n  \"strings\" : {,}\n}", to: "Sources/App/Bad.xcstrings")
    try package.write("let a = Text(\"New\")\n", to: "Sources/App/A.swift")
    let outcome = try run("sync", ".")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("Sources/App/Bad.xcstrings:2:"), "\(outcome.errors)")
    #expect(try package.read().contains("\"New\""))
    #expect(try package.read("Sources/App/Bad.xcstrings") == "{\n  \"strings\" : {,}\n}")
  }

  @Test func formatAndCheck() throws {
    try package.write(
      try package.read().replacingOccurrences(of: " : ", with: ": "), to: SmallPackage.catalog)
    #expect(try run("format", "--check").status == 1)
    #expect(try run("format").status == 0)
    #expect(try run("format", "--check").status == 0)
  }

  @Test func wrongArgumentsHaveTheirExitCodes() throws {
    #expect(try run("sync", "--nonsense").status == 64)
    #expect(try run("nonsense").status == 64)
    #expect(try run("extract", "--format", "stringsdata").status == 64)
    #expect(try run("extract", "--jobs", "0").status == 64)
    #expect(try run("stats", "nowhere").status == 2)
    #expect(try run("sync", "nowhere").status == 2)
  }

  @Test func initMakesWhatIsMissing() throws {
    try FileManager.default.removeItem(at: package.url.appendingPathComponent(SmallPackage.catalog))
    let outcome = try run("init")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try package.read().contains("\"Hello\" : {"))
    #expect(try run("sync", "--check").status == 0)
    let before = try package.read()
    #expect(try run("init").status == 0)
    #expect(try package.read() == before)
  }

  @Test func initDescribesAFolder() throws {
    try FileManager.default.removeItem(at: package.url.appendingPathComponent(SmallPackage.catalog))
    try FileManager.default.removeItem(at: package.url.appendingPathComponent("Package.swift"))
    let outcome = try run("init")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try package.read("phrasebook.yml").contains("Localizable.xcstrings"))
    #expect(try package.read("Localizable.xcstrings").contains("\"Hello\""))
    #expect(try run("check").status == 0)
  }

  @Test func stringsdataAndCatalogs() throws {
    #expect(try run("extract", "Sources", "--format", "stringsdata", "-o", "out/data").status == 0)
    #expect(try package.read("out/data/A.stringsdata").contains("Hello"))
    let before = try package.read()
    let outcome = try run("sync", "--stringsdata", "out/data/A.stringsdata", "--check")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try run("extract", "Sources", "--format", "xcstrings", "-o", "out").status == 0)
    #expect(try package.read("out/Localizable.xcstrings").contains("Old title"))
    #expect(try package.read() == before)
  }

  /// Xcode leaves a folder of them; without one, the sources are still not read instead.
  @Test func foldersOfStringsdata() throws {
    #expect(
      try run("extract", "Sources", "--format", "stringsdata", "-o", "out/data/arm64").status == 0)
    try package.write("let a = Text(\"Gone from the sources\")\n", to: "Sources/App/A.swift")
    let before = try package.read()
    for arguments in [
      ["--stringsdata", "out"], ["--stringsdata", "out", "."], [".", "--stringsdata", "out"],
      ["--stringsdata", "out/data", SmallPackage.catalog], [".", "--stringsdata", "out/data/"],
      ["--stringsdata", "out/data/arm64/A.stringsdata", "Sources"],
    ] {
      let outcome = try command.run(["sync", "--prune"] + arguments, in: package.url)
      #expect(outcome.status == 0, "\(arguments): \(outcome.errors)")
      #expect(try package.read() == before, "\(arguments)")
    }
    try package.write("", to: "none/readme.txt")
    for arguments in [
      ["--stringsdata", "none"], ["--stringsdata", "none", "."], [".", "--stringsdata", "none"],
      ["--stringsdata", "gone.stringsdata", "."], ["--stringsdata", SmallPackage.catalog],
    ] {
      let outcome = try command.run(["sync", "--prune"] + arguments, in: package.url)
      #expect(outcome.status == 2, "\(arguments): \(outcome.errors)")
      #expect(try package.read() == before, "\(arguments)")
    }
    #expect(try run("sync", "--stringsdata", "none").errors.contains(".stringsdata file"))
    try package.write("", to: "none/A.stringsdata")
    let empty = try run("sync", "--stringsdata", "none")
    #expect(empty.status == 2)
    #expect(empty.errors.contains("none/A.stringsdata:1:1: error: the file is empty; build again"))
    #expect(!empty.errors.contains("sourceLanguage"))
    #expect(try package.read() == before)
  }

  /// The build plugin compiles the catalogs that SwiftPM excludes.
  @Test func catalogsThatTheManifestExcludes() throws {
    try package.write(
      """
      let package = Package(name: "P", targets: [
        .target(name: "App", exclude: ["Localizable.xcstrings", "Old"])])
      """, to: "Package.swift")
    try package.write("let c = Text(\"Left out\")\n", to: "Sources/App/Old/C.swift")
    let outcome = try run("sync", "--check")
    #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
    try package.write("let a = Text(\"Hello\")\n", to: "Sources/App/A.swift")
    #expect(try run("sync", "--check").status == 1)
  }

  /// The example of docs/builds.md, set up as on the page.
  @Test func theExampleIsInStep() throws {
    try FileManager.default.removeItem(at: package.url)
    try FileManager.default.copyItem(at: PackageRoot.project("Bakery"), to: package.url)
    try? FileManager.default.removeItem(at: package.url.appendingPathComponent(".build"))
    let outcome = try run("sync", "--check")
    #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.output)\(outcome.errors)")
    let audit = try run("audit", "--only", "placeholder-reordered", "bundle-missing", "stale-key")
    #expect(audit.status == 0, "\(audit.output)\(audit.errors)")
    try package.write("", to: "Sources/Counter/Receipt.swift")
    try package.write("print(1)", to: "Sources/bakery/main.swift")
    #expect(try run("sync", "--check").status == 1)
  }

  @Test func initMakesEveryTable() throws {
    try package.write(
      """
      let a = Text("Hello")
      let b = Text("Late", tableName: "Errors")
      let c = Text("Soon", tableName: "../Up")
      let d = Text("Then", tableName: "Old")
      """, to: "Sources/App/A.swift")
    try package.write("\"Then\" = \"Then\";\n", to: "Sources/App/en.lproj/Old.strings")
    let before = try package.read()
    let outcome = try run("init", "--format", "json")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(
      outcome.output.contains(
        #"{"created":[{"file":"Sources/App/Errors.xcstrings","message":"1 key for App"}],"#
          + #""changed":[],"#), "\(outcome.output)")
    #expect(outcome.errors.contains("run phrasebook migrate to create its catalog"))
    #expect(try package.read("Sources/App/Errors.xcstrings").contains("\"Late\""))
    #expect(try package.read() == before)
    #expect(!FileManager.default.fileExists(atPath: package.url.path + "/Sources/Up.xcstrings"))
  }

  @Test func initDescribesTables() throws {
    for name in [SmallPackage.catalog, "Package.swift"] {
      try FileManager.default.removeItem(at: package.url.appendingPathComponent(name))
    }
    try package.write(
      "let a = Text(\"Hello\")\nlet b = Text(\"Late\", tableName: \"Errors\")\n",
      to: "Sources/App/A.swift")
    let outcome = try run("init")
    #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
    #expect(
      try package.read("phrasebook.yml")
        .contains(#"catalogs: ["Localizable.xcstrings", "Errors.xcstrings"]"#))
    #expect(try package.read("Errors.xcstrings").contains("\"Late\""))
    #expect(try run("sync", "--check").status == 0)
  }

  @Test func initAddsThePlugin() throws {
    let manifest = """
      // swift-tools-version: 6.3
      let phrasebook: Target.Dependency = .product(name: "Phrasebook", package: "Phrasebook")
      let package = Package(
        name: "P",
        dependencies: [.package(url: "https://example.org/Phrasebook.git", from: "1.0.0")],
        targets: [
          .target(name: "App", dependencies: [phrasebook]),  // the app
        ]
      )
      """
    try package.write(manifest, to: "Package.swift")
    let outcome = try run("init")
    #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
    #expect(
      outcome.output == "changed Package.swift: each build compiles the catalogs of App\n",
      "\(outcome.output)")
    #expect(
      try package.read("Package.swift")
        == manifest.replacing(
          "[phrasebook])",
          with:
            #"[phrasebook], plugins: [.plugin(name: "PhrasebookBuild", package: "Phrasebook")])"#
        ))
    #expect(try run("init").output.hasPrefix("Nothing to do"))
    try package.write(
      manifest.replacing("[phrasebook])", with: "[phrasebook], plugins: all)"),
      to: "Package.swift")
    let left = try run("init")
    #expect(
      left.errors.contains(
        #"of App in each build, add plugins: [.plugin(name: "PhrasebookBuild", package: "Phrasebook")]"#
      ))
    try package.write(
      "let package = Package(name: \"P\", targets: [.target(name: \"App\")])", to: "Package.swift")
    #expect(
      try run("init").errors.contains("of App in each build, depend on the package phrasebook"))
  }

  @Test func controlCharactersStayAwayFromTheReader() throws {
    try package.write("let a = Text(\"a\\u{1B}[2J\\u{202E}b\")\n", to: "Sources/App/A.swift")
    let outcome = try run("sync", "--check")
    #expect(!outcome.output.contains("\u{1B}"))
    #expect(!outcome.output.contains("\u{202E}"))
    #expect(outcome.output.contains(#"\u{1B}[2J"#))
  }
}
