import Foundation
import TestSupport
import Testing

/// The examples that `--help` ends with, run as they stand.
struct ExampleTests {
  static let subcommands = [
    "audit", "check", "explain", "extract", "sync", "stats", "format", "get", "set", "rename",
    "remove", "init", "merge", "diff",
  ]

  @Test(arguments: subcommands)
  func exampleRuns(_ name: String) throws {
    let command = try BuiltCommand()
    let package = try SmallPackage()
    let help = try command.run([name, "--help"], in: package.url)
    #expect(help.status == 0)
    let lines = help.output.split(separator: "\n").map(String.init)
    let start = try #require(
      lines.firstIndex { $0.trimmingCharacters(in: .whitespaces) == "Example:" })
    let example = lines[lines.index(after: start)].trimmingCharacters(in: .whitespaces)
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
