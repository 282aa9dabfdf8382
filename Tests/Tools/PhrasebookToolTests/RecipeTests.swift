import Foundation
import TestSupport
import Testing

/// The recipes of docs/continuous-integration.md and the hooks of .pre-commit-hooks.yaml, run as the
/// services run them, as far as that goes without the services.
@Suite("Recipes of continuous integration")
struct RecipeTests {
  private static func lines(of file: String) throws -> [String] {
    let url = PackageRoot.folder.appendingPathComponent(file)
    return try String(contentsOf: url, encoding: .utf8).components(separatedBy: "\n")
  }

  /// Runs a line in a shell, with the built command as what is installed.
  private func run(_ line: String, in folder: URL) throws -> BuiltCommand.Outcome {
    let tools = try BuiltCommand().executable.deletingLastPathComponent().path
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return try BuiltCommand(at: URL(fileURLWithPath: "/bin/sh")).run(
      ["-c", line], in: folder, environment: ["PATH": "\(tools):\(path)"])
  }

  @Test("hooks: each runs, and what lags behind is told or mended")
  func hooks() throws {
    var entries: [String: String] = [:]
    var id = ""
    for line in try Self.lines(of: ".pre-commit-hooks.yaml") {
      let parts = line.trimmingPrefix("- ").split(separator: ":", maxSplits: 1).map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      guard parts.count == 2 else { continue }
      if parts[0] == "id" { id = parts[1] }
      if parts[0] == "entry" { entries[id] = parts[1] }
    }
    #expect(
      entries.keys.sorted() == [
        "phrasebook-audit", "phrasebook-format", "phrasebook-sync", "phrasebook-sync-check",
      ])
    let package = try SmallPackage()
    func status(_ id: String) throws -> Int32 {
      try run(try #require(entries[id]), in: package.url).status
    }
    #expect(try status("phrasebook-sync-check") == 0)
    #expect(try status("phrasebook-format") == 0)
    #expect(try status("phrasebook-audit") == 0)
    try package.write(
      "let a = Text(\"Hello\")\nlet b = Text(\"Old title\")\nlet c = Text(\"New\")\n",
      to: "Sources/App/A.swift")
    let catalog = package.url.appendingPathComponent(SmallPackage.catalog)
    let before = try Data(contentsOf: catalog)
    #expect(try status("phrasebook-sync-check") == 1)
    #expect(try Data(contentsOf: catalog) == before)
    #expect(try status("phrasebook-sync") == 0)
    #expect(try Data(contentsOf: catalog) != before)
    #expect(try status("phrasebook-sync-check") == 0)
  }

  @Test("GitHub Actions: the commands of the job run, and annotate")
  func actions() throws {
    let lines = try Self.lines(of: "docs/continuous-integration.md")
    let commands = lines.filter { $0.hasPrefix("          phrasebook ") }
      .map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(commands == ["phrasebook sync --check", "phrasebook audit --format github"])
    let package = try SmallPackage()
    for command in commands {
      let outcome = try run(command, in: package.url)
      #expect(outcome.status == 0, "\(command): \(outcome.errors)")
    }
    try package.write("let a = Text(\"Hello\")\n", to: "Sources/App/A.swift")
    #expect(try run(commands[0], in: package.url).status == 1)
    #expect(try run(commands[1], in: package.url).output.contains("::warning file="))
  }
}
