import Foundation
import TestSupport
import Testing

/// The examples that `--help` ends with, run as they stand.
struct ExampleTests {
  static let subcommands = [
    "check", "extract", "sync", "stats", "format", "get", "set", "rename", "remove", "init",
    "merge", "diff", "audit", "explain", "resolve", "compile", "translate",
    "pseudo", "memory",
  ]

  @Test(arguments: subcommands)
  func exampleRuns(_ name: String) throws {
    let command = try BuiltCommand()
    let package = try SmallPackage()
    let help = try command.run([name, "--help"], in: package.url)
    #expect(help.status == 0)
    let lines = help.output.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.trimmingCharacters(in: .whitespaces) }
    let start = try #require(lines.firstIndex(of: "Example:"))
    // A long one is wrapped where it is printed.
    let example = lines[lines.index(after: start)...].prefix { !$0.isEmpty }
      .joined(separator: " ")
    let arguments = words(example)
    #expect(arguments.prefix(2) == ["phrasebook", name])
    let outcome = try command.run(Array(arguments.dropFirst()), in: package.url)
    #expect(outcome.status < 2, "\(example): \(outcome.errors)")
  }

  /// The words of a command line, quotation marks taken off.
  private func words(_ line: String) -> [String] {
    line.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
      .flatMap { index, part in
        index.isMultiple(of: 2) ? part.split(separator: " ").map(String.init) : [String(part)]
      }
  }
}
