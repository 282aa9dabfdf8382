import Foundation
import TestSupport
import Testing

/// Dry runs of what is not a catalog, or not by its path.
struct DryRunTests {
  let command: BuiltCommand
  let package: SmallPackage

  init() throws {
    command = try BuiltCommand()
    package = try SmallPackage()
  }

  private func run(_ arguments: [String]) throws -> BuiltCommand.Outcome {
    try command.run(arguments, in: package.url)
  }

  @Test("memory import in a dry run counts the units and leaves the memory as it is")
  func dryMemory() throws {
    let memory = package.url.path + "/.phrasebook/memory.sqlite"
    let counted = try run(["memory", "import", ".", "--dry-run"]).output
    #expect(counted.contains(" new, 0 changed, 0 known"), "\(counted)")
    #expect(!FileManager.default.fileExists(atPath: package.url.path + "/.phrasebook"))
    #expect(try run(["memory", "import", "."]).output == counted)
    let bytes = FileManager.default.contents(atPath: memory)
    #expect(try run(["set", "Hello", "fr", "Bonjour"]).status == 0)
    let again = try run(["memory", "import", ".", "--dry-run"]).output
    #expect(again.contains(" 1 changed") || again.contains("1 new"), "\(again)")
    #expect(FileManager.default.contents(atPath: memory) == bytes)
  }

  @Test("an audit in a dry run writes no report")
  func dryAudit() throws {
    let outcome = try run(["audit", "--format", "html", "-o", "report.html", "--dry-run"])
    #expect(outcome.output.contains("+++ report.html"), "\(outcome.output)\(outcome.errors)")
    let report = package.url.appendingPathComponent("report.html").path
    #expect(!FileManager.default.fileExists(atPath: report))
    #expect(try run(["audit", "--format", "html", "-o", "report.html"]).status == 0)
    #expect(FileManager.default.fileExists(atPath: report))
  }

  @Test("a dry run with the memory counts what the run finds in the catalogs themselves")
  func dryMatches() throws {
    #expect(try run(["set", "Hello", "fr", "Bonjour"]).status == 0)
    try package.write(
      #"{"sourceLanguage":"en","strings":{"Hello":{}},"version":"1.0"}"#, to: "More/Other.xcstrings"
    )
    let arguments = ["translate", ".", "--languages", "fr", "--with", "memory"]
    let counted = try run(arguments + ["--dry-run", "--format", "json"])
    #expect(counted.output.contains("\"matches\":1"), "\(counted.output)\(counted.errors)")
    #expect(!FileManager.default.fileExists(atPath: package.url.path + "/.phrasebook"))
    #expect(try run(arguments).status == 0)
    #expect(try package.read("More/Other.xcstrings").contains("Bonjour"))
  }

  @Test("review in a dry run shows what a decision changes")
  func dryReview() throws {
    #expect(try run(["set", "Hello", "fr", "Salut", "--state", "needs_review"]).status == 0)
    let before = try package.read()
    let queue = try run(["review", "--format", "json"]).output
    let id = try #require(queue.firstMatch(of: /"id":"([0-9a-f]{12})"/)).output.1
    let outcome = try run(["review", "--approve", String(id), "Sources", "--dry-run"])
    #expect(outcome.output.contains("+++ Sources/App/"), "\(outcome.output)\(outcome.errors)")
    #expect(try package.read() == before)
  }
}
