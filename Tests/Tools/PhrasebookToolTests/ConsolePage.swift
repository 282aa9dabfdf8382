import Foundation
import TestSupport
import Testing

/// A page of docs whose files and commands are run as a user would, with the output that it
/// shows.
struct ConsolePage {
  /// A part of the page that a test acts on.
  private enum Step {
    case file(name: String, text: String)
    case command(String, output: [String])
  }

  private let steps: [Step]

  /// Reads a page: a block of code behind a file's name is that file, a block of a console has
  /// commands with their output.
  init(_ page: String) throws {
    let page = try String(
      contentsOf: PackageRoot.folder.appendingPathComponent(page), encoding: .utf8)
    var steps: [Step] = []
    var (language, block, name): (String?, [String], String?) = (nil, [], nil)
    for line in page.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if line.hasPrefix("```"), language == nil {
        (language, block) = (String(line.dropFirst(3)), [])
      } else if line == "```" {
        if language == "console" {
          steps += Self.commands(block)
        } else if let file = name {
          steps.append(.file(name: file, text: block.joined(separator: "\n") + "\n"))
        }
        (language, name) = (nil, nil)
      } else if language != nil {
        block.append(line)
      } else if let match = line.firstMatch(of: /`([A-Za-z\/.]+\.(?:swift|yml|csv))`/) {
        name = String(match.output.1)
      }
    }
    self.steps = steps
  }

  private static func commands(_ lines: [String]) -> [Step] {
    var steps: [Step] = []
    for line in lines {
      if line.hasPrefix("$ ") {
        steps.append(.command(String(line.dropFirst(2)), output: []))
      } else if case .command(let command, let output)? = steps.popLast() {
        steps.append(.command(command, output: output + [line]))
      }
    }
    return steps
  }

  /// Carries the page out in a folder, a git repository from the first command on.
  ///
  /// - Returns: The number of commands.
  func run(in folder: URL) throws -> Int {
    let home = try TemporaryFolder(named: "home")
    try home.link("bin/phrasebook", to: try BuiltCommand().executable.path)
    let shell = BuiltCommand(at: URL(fileURLWithPath: "/bin/sh"))
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    var status: Int32 = 0
    var count = 0
    for step in steps {
      switch step {
      case .file(let name, let text):
        let file = folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      case .command(let line, let expected):
        count += 1
        let outcome = try shell.run(
          ["-c", "(exit \(status)); \(line)"], in: folder,
          environment: [
            "PATH": "\(home("bin")):\(path)", "HOME": home.path, "LANGUAGE": "en",
            "GIT_CONFIG_NOSYSTEM": "1",
          ])
        status = outcome.status
        #expect(status < 2, "\(line): \(outcome.errors)")
        #expect(!outcome.errors.contains("error:"), "\(line): \(outcome.errors)")
        let lines = outcome.output.split(separator: "\n", omittingEmptySubsequences: false)
          .map { String($0).replacing(#/ +$/#, with: "") }.dropLast()
        #expect(Self.matches(Array(lines), expected), "\(line):\n\(outcome.output)")
      }
      if count == 1 { _ = try OtherTool.run(["git", "init", "-q", folder.path]) }
    }
    return count
  }

  /// Whether lines are as expected; `…` is any number of lines.
  private static func matches(_ lines: [String], _ expected: [String]) -> Bool {
    guard let first = expected.first else { return lines.isEmpty }
    if first == "…" {
      return (0...lines.count).contains {
        matches(Array(lines.dropFirst($0)), Array(expected.dropFirst()))
      }
    }
    return lines.first == first && matches(Array(lines.dropFirst()), Array(expected.dropFirst()))
  }
}
