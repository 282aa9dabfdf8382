import Foundation
import TestSupport
import Testing

/// The content of unreadable files is unknown: nothing is written, removed or made stale.
struct UnreadableProjectTests {
  let command: BuiltCommand
  let package: SmallPackage

  init() throws {
    command = try BuiltCommand()
    package = try SmallPackage()
  }

  private func run(_ arguments: String...) throws -> BuiltCommand.Outcome {
    try command.run(arguments, in: package.url)
  }

  @Test(arguments: [
    ("phrasebook.yml", "audit:\n  fail-onn: warning\n"),
    ("phrasebook.yml", "modules:\n  - name: A\n    sources: [Nowhere]\n    catalogs: [Sources]\n"),
    ("Package.swift", "let package = Package(name: \"P\", targets: [.target("),
    ("App.xcodeproj/project.pbxproj", ""),
  ])
  func unreadableProjectsKeepTheirKeys(_ file: String, _ text: String) throws {
    try package.write("let a = Text(\"New\")\n", to: "Sources/App/A.swift")
    try package.write(text, to: file)
    let before = try package.read()
    for arguments in [["sync"], ["sync", "--prune"], ["sync", "--check"], ["check"]] {
      let outcome = try command.run(arguments, in: package.url)
      #expect(outcome.status == 2, "\(arguments) \(outcome.errors)")
      #expect(outcome.errors.contains("\(file):"), "\(outcome.errors)")
      #expect(try package.read() == before)
    }
  }

  /// A folder, and bytes that are not text. Root may read every file, so that permissions are not tried.
  @Test(
    "settings that cannot be read are one error of every subcommand",
    arguments: [
      ["check"], ["check", "--format", "json"], ["audit"], ["sync"], ["sync", "--check"], ["stats"],
      ["format"], ["extract"], ["get", "Hello"], ["set", "Hello", "de", "Hallo"],
      ["rename", "Hello", "Hi"], ["remove", "Hello"], ["init"], ["review"], ["exchange"],
      ["resolve", "Hello"], ["export", "--as", "po", "--languages", "fr", "-o", "out"],
      ["compile", "-o", "out"], ["generate", "-o", "Texts.swift"],
      ["translate", "--languages", "de", "--with", "pseudo"],
      ["translate", "--languages", "de", "--with", "memory"], ["stats", "--words"],
      ["pseudo", "--as", "accented"],
      ["memory", "stats"], ["memory", "search", "Hello"], ["memory", "export", "out.tmx"],
      ["memory", "import", "Sources"], ["glossary", "export", "terms.csv"], ["context", "list"],
      ["context", "comments", "--with", "cat"], ["edit", "--no-browser"],
    ])
  func settings(_ arguments: [String]) throws {
    let file = package.url.appendingPathComponent("phrasebook.yml")
    for isFolder in [true, false] {
      if isFolder {
        try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
      } else {
        try FileManager.default.removeItem(at: file)
        try Data([0x61, 0x3A, 0x20, 0xE9, 0x0A]).write(to: file)
      }
      let before = try package.read()
      let outcome = try command.run(arguments, in: package.url, limit: 60)
      #expect(outcome.status == 2, "\(outcome.errors)")
      let errors = outcome.errors.split(separator: "\n").filter { $0.contains("error: ") }
      #expect(errors.count == 1, "\(outcome.errors)")
      #expect(
        outcome.errors.contains(
          isFolder
            ? "phrasebook.yml: cannot read it: it is a folder"
            : "phrasebook.yml:1:4: error: the file is not UTF-8 from here on; save it as UTF-8"),
        "\(outcome.errors)")
      #expect(try package.read() == before)
      #expect(!FileManager.default.fileExists(atPath: package.url.path + "/.phrasebook"))
    }
  }

  @Test func nothingIsSetUpBesideIt() throws {
    try FileManager.default.removeItem(at: package.url.appendingPathComponent(SmallPackage.catalog))
    try package.write("audit:\n  fail-onn: warning\n", to: "phrasebook.yml")
    let outcome = try run("init")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("phrasebook.yml:2:3: error:"), "\(outcome.errors)")
    #expect(throws: (any Error).self) { try package.read() }
  }

  /// Code in an unclosed comment or text, and code that nests too deeply, may have any key.
  @Test(arguments: [
    "let a = Text(\"New\")\n/* let b = Text(\"Hello\")\n",
    "let a = Text(\"New\")\nlet b = \"\"\"\n Text(\"Hello\")\n",
    "let a = Text(\"New\")\nlet b = "
      + String(repeating: "(", count: 5_000) + "1" + String(repeating: ")", count: 5_000)
      + "\nlet c = Text(\"Hello\")\n",
  ])
  func halfReadSourcesStaleNothing(_ source: String) throws {
    try package.write(source, to: "Sources/App/A.swift")
    let outcome = try run("sync", "--format", "json")
    let after = try package.read()
    #expect(after.contains("\"Hello\" : {"), "\(outcome.output)")
    #expect(after.contains("\"Old title\" : {"), "\(outcome.output)")
    #expect(!after.contains("stale"))
  }
}
