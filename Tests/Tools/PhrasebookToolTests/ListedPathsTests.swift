import Foundation
import TestSupport
import Testing

/// Paths in `phrasebook.yml` count wherever they are: beside its folder, in a hidden one, above
/// it.
struct ListedPathsTests {
  let command: BuiltCommand
  let folder: TemporaryFolder
  private let catalog = "App/L/Localizable.xcstrings"

  init() throws {
    command = try BuiltCommand()
    folder = try TemporaryFolder()
    try folder.write("let a = Text(\"Own\")\n", to: "App/Source/a.swift")
    try folder.write("let b = Text(\"Shared\")\n", to: "Shared/b.swift")
    try folder.write("let c = Text(\"Fetched\")\n", to: "App/Pods/Kit/c.swift")
    try folder.write("let d = Text(\"Hidden\")\n", to: "App/.made/d.swift")
    try folder.write(
      "{\"sourceLanguage\":\"en\",\"strings\":{\"Shared\":{}},\"version\":\"1.0\"}", to: catalog)
  }

  private func settings(_ sources: String, catalogs: String = "L", more: String = "") throws {
    try folder.write(
      """
      modules:
        - name: App
          sources: [Source, "\(sources)"]
          catalogs: ["\(catalogs)"]
      \(more)
      """, to: "App/phrasebook.yml")
  }

  private func run(_ arguments: String...) throws -> BuiltCommand.Outcome {
    try command.run(arguments + ["--no-cache"], in: folder.url)
  }

  private func keys() throws -> Set<String> {
    let outcome = try command.run(["stats", "App", "--format", "json"], in: folder.url)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let text = String(decoding: try folder.data(at: catalog), as: UTF8.self)
    return Set(["Own", "Shared", "Fetched", "Hidden"].filter { text.contains("\"\($0)\"") })
  }

  @Test(arguments: [
    "../Shared", "../Shared/b.swift", "Source/../../Shared", "./../Shared/", "../Sh*/*.swift",
    "../{Shared,None}", "../**/b.swift", "/",
  ])
  func sourcesBesideTheFolder(_ listed: String) throws {
    try settings(listed == "/" ? folder.url.appendingPathComponent("Shared").path : listed)
    let outcome = try run("sync", "App")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try keys() == ["Own", "Shared"])
    let found = try run("extract", "App")
    #expect(found.output.contains("Shared/b.swift"), "\(found.output)")
  }

  @Test(arguments: [("Pods/Kit", "Fetched"), (".made", "Hidden"), ("Pods/*/c.swift", "Fetched")])
  func sourcesInFoldersOfTools(_ listed: String, _ key: String) throws {
    try settings(listed)
    #expect(try run("sync", "App").status == 0)
    #expect(try keys() == ["Own", key])
  }

  @Test func sourcesAreLeftOutThereToo() throws {
    try settings("..", more: "exclude: [../Shared]")
    #expect(try run("sync", "App").status == 0)
    #expect(try keys() == ["Own"])
  }

  @Test(arguments: ["../App/L", "../App/L/Localizable.xcstrings", "../A*/L", "./L/.", "/", "../*"])
  func listedCatalogsAreFound(_ listed: String) throws {
    try settings(
      "../Shared",
      catalogs: listed == "/" ? folder.url.appendingPathComponent("App/L").path : listed)
    for path in ["App", "."] {
      let outcome = try run("sync", path, "--check")
      #expect(outcome.output.contains(": 1 added\n"), "\(outcome)")
    }
    #expect(try run("sync", "App").status == 0)
    #expect(try keys() == ["Own", "Shared"])
    #expect(try command.run(["stats", "App"], in: folder.url).output.contains("Localizable"))
  }

  /// A walk that its bounds cut off may have missed any key, and reports that.
  @Test func sourcesBeyondTheBounds() throws {
    let deep = "Deep/" + String(repeating: "d/", count: 201)
    try folder.write("let b = Text(\"Shared\")\n", to: deep + "b.swift")
    try settings("../Deep")
    let outcome = try run("sync", "App")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.errors.contains("Deep: the folder has too many files"), "\(outcome.errors)")
    #expect(try keys() == ["Own", "Shared"])
    try settings("../Shared", catalogs: "../Deep")
    let stats = try command.run(["stats", "App"], in: folder.url)
    #expect(stats.errors.contains("Deep: the folder has too many files"), "\(stats.errors)")
  }

  @Test(arguments: ["../Nowhere", "../Nowhere/*.swift", "../Shared/none.swift", "/nowhere/at/all"])
  func whatIsNotThere(_ listed: String) throws {
    try settings(listed)
    let before = try folder.contents()
    let outcome = try run("sync", "App")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("App/phrasebook.yml:3:"), "\(outcome.errors)")
    #expect(try folder.contents() == before)
  }
}
