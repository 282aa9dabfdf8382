import Foundation
import TestSupport
import Testing

/// `init` creates what `check` misses, and the job of a service.
struct SetupTests {
  let command: BuiltCommand
  let package: SmallPackage

  init() throws {
    command = try BuiltCommand()
    package = try SmallPackage()
    for name in [SmallPackage.catalog, "Package.swift"] {
      try FileManager.default.removeItem(at: package.url.appendingPathComponent(name))
    }
  }

  private func run(_ arguments: String...) throws -> BuiltCommand.Outcome {
    try command.run(arguments, in: package.url)
  }

  @Test("a folder of catalogs in phrasebook.yml gets the catalogs that check misses")
  func listedFolder() throws {
    try package.write(
      """
      modules:
        - name: Kitchen
          sources: [Sources]
          catalogs: [translations/kitchen]
      """, to: "phrasebook.yml")
    try package.write("let c = Text(\"Late\", tableName: \"Errors\")\n", to: "Sources/App/C.swift")
    let check = try run("check")
    #expect(check.status == 2)
    #expect(
      check.errors.contains("3 strings in 1 module have no catalog (Kitchen); run phrasebook init"),
      "\(check.errors)")
    let outcome = try run("init")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try package.read("translations/kitchen/Localizable.xcstrings").contains("\"Hello\""))
    #expect(try package.read("translations/kitchen/Errors.xcstrings").contains("\"Late\""))
    #expect(try run("check").status == 0)
    #expect(try run("init").output.hasPrefix("Nothing to do"))
  }

  @Test("a table that phrasebook.yml has no place for is reported, and not as done")
  func unlistedTable() throws {
    try package.write(
      """
      modules:
        - name: Kitchen
          sources: [Sources]
          catalogs: [Localizable.xcstrings]
      """, to: "phrasebook.yml")
    try package.write("let c = Text(\"Late\", tableName: \"Errors\")\n", to: "Sources/App/C.swift")
    let outcome = try run("init")
    #expect(outcome.errors.contains("no catalog for the table Errors"), "\(outcome.errors)")
    #expect(!outcome.output.contains("Nothing to do"))
    #expect(!(try run("init").output.contains("Nothing to do")))
  }

  @Test("modules without catalogs are one finding, which a setting turns off")
  func modulesWithoutCatalogs() throws {
    try package.write(
      """
      let package = Package(
        name: "P", targets: [.target(name: "App"), .target(name: "Kit"), .target(name: "Widget")])
      """, to: "Package.swift")
    try package.write("let a = Text(\"Kit\")\nlet b = Text(\"Hello\")\n", to: "Sources/Kit/K.swift")
    try package.write("let a = Text(\"Widget\")\n", to: "Sources/Widget/W.swift")
    try package.write(
      #"{"sourceLanguage":"en","strings":{"Hello":{},"Old title":{}},"version":"1.0"}"#,
      to: SmallPackage.catalog)
    for arguments in [["check"], ["audit"]] {
      let outcome = try command.run(arguments, in: package.url)
      #expect(
        outcome.output.contains("2 strings in 2 modules have no catalog (Kit, Widget)"),
        "\(outcome.output)")
      #expect(!outcome.errors.contains("no catalog"), "\(outcome.errors)")
    }
    #expect(try run("sync", "--check").errors.contains("have no catalog (Kit, Widget)"))
    try package.write("audit: {checks: {module-without-catalog: off}}\n", to: "phrasebook.yml")
    for arguments in [["check"], ["audit"], ["sync", "--check"]] {
      let outcome = try command.run(arguments, in: package.url)
      #expect(!(outcome.output + outcome.errors).contains("have no catalog"), "\(arguments)")
    }
  }

  @Test(
    "init --ci writes the job of a service and nothing else",
    arguments: [
      ("github", ".github/workflows/phrasebook.yml", "uses: OWNER/phrasebook@"),
      ("gitlab", ".gitlab-ci.yml", "phrasebook audit --format junit"),
      ("pre-commit", ".pre-commit-config.yaml", "id: phrasebook-sync"),
    ])
  func jobs(_ service: String, _ file: String, _ line: String) throws {
    let outcome = try run("init", "--ci", service)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.hasPrefix("created \(file)"), "\(outcome.output)")
    #expect(try package.read(file).contains(line))
    #expect(!FileManager.default.fileExists(atPath: package.url.path + "/Localizable.xcstrings"))
    let before = try package.read(file)
    let again = try run("init", "--ci", service)
    #expect(again.status == 0)
    #expect(again.output == "Nothing to do: the file already has a phrasebook job.\n")
    #expect(try package.read(file) == before)
    try package.write("jobs: {}\n", to: file)
    let refused = try run("init", "--ci", service)
    #expect(refused.status == 2 && refused.errors.contains("the file exists"))
    #expect(try package.read(file) == "jobs: {}\n")
    #expect(try run("init", "--ci", "jenkins").status == 64)
  }

  @Test("the jobs in the docs are those that init writes", arguments: ["github", "gitlab"])
  func jobsOfDocs(_ service: String) throws {
    _ = try run("init", "--ci", service)
    let file = service == "github" ? ".github/workflows/phrasebook.yml" : ".gitlab-ci.yml"
    let page = try String(
      contentsOf: PackageRoot.folder.appendingPathComponent("docs/continuous-integration.md"),
      encoding: .utf8)
    let lines = try package.read(file).split(separator: "\n")
    for line in lines where !line.contains("name:") && line != "  phrasebook:" {
      #expect(page.contains(line), "\(line)")
    }
  }
}
