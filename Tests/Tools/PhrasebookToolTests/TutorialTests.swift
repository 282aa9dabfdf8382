import Foundation
import TestSupport
import Testing

/// docs/tutorial.md, step by step: its files are written, its commands run, its output compared.
struct TutorialTests {
  /// A part of the page that the test acts on.
  private enum Step {
    case file(name: String, text: String)
    case command(String, output: [String])
  }

  /// The steps of the page: a block of code behind a file's name is that file, a block of a console
  /// has commands with their output.
  private static func steps() throws -> [Step] {
    let page = try String(
      contentsOf: PackageRoot.folder.appendingPathComponent("docs/tutorial.md"), encoding: .utf8)
    var steps: [Step] = []
    var (language, block, name): (String?, [String], String?) = (nil, [], nil)
    for line in page.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if line.hasPrefix("```"), language == nil {
        (language, block) = (String(line.dropFirst(3)), [])
      } else if line == "```" {
        if language == "console" {
          steps += commands(block)
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
    return steps
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

  @Test("the tutorial works as it is written", .needsProgram("git"))
  func tutorial() throws {
    let folder = try TemporaryFolder(named: "Tea")
    let home = try TemporaryFolder(named: "home")
    try home.link("bin/phrasebook", to: try BuiltCommand().executable.path)
    let shell = BuiltCommand(at: URL(fileURLWithPath: "/bin/sh"))
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    var status: Int32 = 0
    var count = 0
    for step in try Self.steps() {
      switch step {
      case .file(let name, let text): try folder.write(text, to: name)
      case .command(let line, let expected):
        count += 1
        let outcome = try shell.run(
          ["-c", "(exit \(status)); \(line)"], in: folder.url,
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
    #expect(count > 15)
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
