import Foundation
import TestSupport
import Testing

/// The examples of help and docs, run as a person would type them.
struct ExampleTests {
  /// The examples at the end of each help, with the words of the command whose help it is.
  private static let examples: [(words: String, line: String)] = {
    guard let folder = try? TemporaryFolder(),
      let outcome = try? BuiltCommand().run(
        ["--experimental-dump-help"], in: folder.url, environment: ["LANGUAGE": "en"]),
      let page = try? ReferencePage(outcome.output)
    else { return [] }
    return page.commands.flatMap { words, command in
      (command.discussion ?? "").components(separatedBy: "\n\n")
        .filter { $0.hasPrefix("Example") }.flatMap { $0.split(separator: "\n").dropFirst() }
        .map { (words, $0.trimmingCharacters(in: .whitespaces)) }
    }.filter { words, _ in !endless.contains(words) }
  }()

  /// Subcommands that run until they are interrupted, or their input ends.
  private static let endless: Set<String> = ["edit", "watch", "lsp", "mcp"]

  /// The examples at the end of each help.
  static let ofHelp = examples.map(\.line)

  @Test("help and pages have examples")
  func examplesAreFound() {
    #expect(Self.ofHelp.count > 25)
    #expect(Self.pages.count > 12)
  }

  @Test("an example of help does what it says", .needsProgram("git"), arguments: ofHelp)
  func exampleOfHelp(_ line: String) throws {
    let outcome = try ExamplePackage().run(line)
    #expect(outcome.status < 2, "\(line): \(outcome.errors)")
    #expect(!outcome.errors.contains("deprecated"), "\(line): \(outcome.errors)")
  }

  @Test("no example is wrapped in 80 columns", arguments: VocabularyTests.all)
  func examplesAreWhole(_ name: String) throws {
    let help = try ExamplePackage().run("COLUMNS=80 phrasebook \(name) --help").output
    let lines = help.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    for (words, line) in Self.examples where words == name {
      #expect(lines.contains(line), "\(line)")
    }
  }

  /// The lines with our command in the blocks of code of a page, without their prompts and remarks.
  private static func commands(of page: String) throws -> [String] {
    let text = try String(
      contentsOf: PackageRoot.folder.appendingPathComponent(page), encoding: .utf8)
    var isCode = false
    return text.split(separator: "\n").compactMap { line in
      if line.hasPrefix("```") {
        isCode.toggle()
        return nil
      }
      var line = line.drop { $0 == " " }
      if line.hasPrefix("$ ") { line = line.dropFirst(2) }
      guard isCode, line.hasPrefix("phrasebook "), !line.hasPrefix("phrasebook =") else {
        return nil
      }
      return line.components(separatedBy: "  #").first?.trimmingCharacters(in: .whitespaces)
    }.filter { line in
      // Argument patterns are not commands, nor are commands that run until they are interrupted.
      !line.contains("…") && !line.contains("[") && !line.contains("watch")
        && !line.hasSuffix("\\") && line.firstRange(of: #/\b[A-Z]{3,}\b/#) == nil
        && !["languageserver", "mcp", "edit", "serve"].contains {
          line.hasPrefix("phrasebook \($0)")
        }
    }
  }

  /// The pages with commands.
  private static let pages: [String] = {
    let docs = PackageRoot.folder.appendingPathComponent("docs").path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: docs)) ?? []
    let all = ["README.md"] + names.filter { $0.hasSuffix(".md") }.sorted().map { "docs/\($0)" }
    // A page that cannot be read fails the test below.
    return all.filter { (try? commands(of: $0))?.isEmpty != true }
  }()

  @Test("the commands of a page are understood", .needsProgram("git"), arguments: pages)
  func commandsOfPages(_ page: String) throws {
    let commands = try Self.commands(of: page)
    #expect(!commands.isEmpty)
    let package = try ExamplePackage()
    for line in commands {
      let outcome = try package.run(line)
      #expect(outcome.status != 64, "\(page): \(line): \(outcome.errors)")
      #expect(!outcome.errors.contains("deprecated"), "\(page): \(line): \(outcome.errors)")
    }
  }
}
