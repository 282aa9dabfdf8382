import Foundation
import TestSupport
import Testing

/// docs/reference.md has every option, argument and environment variable of the command.
struct ReferenceTests {
  private static func page() throws -> ReferencePage {
    let folder = try TemporaryFolder()
    let outcome = try BuiltCommand().run(
      ["--experimental-dump-help"], in: folder.url, environment: ["LANGUAGE": "en"])
    return try ReferencePage(outcome.output)
  }

  @Test("the page is what the command says of itself; PHRASEBOOK_RECORD=1 writes it")
  func pageIsInStep() throws {
    let file = PackageRoot.folder.appendingPathComponent("docs/reference.md")
    let mismatch = try Snapshot.mismatch(try Self.page().text, with: file)
    #expect(mismatch == nil, "\(mismatch ?? "")")
  }

  @Test("the page has every environment variable that the sources read")
  func variables() throws {
    let page = try Self.page().text
    let names = try Regex(#""([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+|[a-z]+_proxy)""#)
    // Build settings of Xcode, and variables for git and the locale.
    let others: Set<String> = [
      "PRODUCT_NAME", "LC_ALL", "LC_MESSAGES", "TARGET_NAME", "SOURCE_ROOT", "PROJECT_NAME",
      "PROJECT_DIR", "LOCALIZED_STRING_MACRO_NAMES", "INFOPLIST_FILE", "GIT_TERMINAL_PROMPT",
      "GIT_OPTIONAL_LOCKS", "GENERATE_INFOPLIST_FILE",
      "GIT_ALLOW_PROTOCOL", "GIT_NO_LAZY_FETCH",
    ]
    let root = PackageRoot.folder.appendingPathComponent("Sources").path
    var found: Set<String> = []
    for file in FileManager.default.enumerator(atPath: root)?.allObjects as? [String] ?? []
    where file.hasSuffix(".swift") {
      let text = try String(contentsOfFile: "\(root)/\(file)", encoding: .utf8)
      guard
        text.contains("environment") || text.contains("getenv") || text.contains("_proxy")
          || text.contains("_API_KEY")
      else { continue }
      for match in text.matches(of: names) {
        found.insert(match.output[1].substring.map(String.init) ?? "")
      }
    }
    #expect(found.contains("DEEPL_API_KEY"))
    for name in found.subtracting(others) {
      #expect(page.contains("`\(name)`"), "\(name) is not in docs/reference.md")
    }
  }

  @Test("shells complete every argument that is a file or a folder")
  func completedPaths() throws {
    let paths: Set<String> = ["path", "file", "folder", "dir", "picture", "in", "out"]
    for (words, command) in try Self.page().commands {
      for argument in command.arguments ?? [] where paths.contains(argument.valueName ?? "") {
        // The name of a file in messages, and the path of a variation: `plural.few`.
        let others = ["merge": "path", "set": "variation"]
        if argument.names?.contains(where: { $0.name == others[words] }) == true { continue }
        let kind = argument.completionKind?.keys.first ?? ""
        #expect(["file", "directory"].contains(kind), "\(words) \(argument.valueName ?? "")")
      }
    }
  }

  @Test("every subcommand has an example")
  func examples() throws {
    for (words, command) in try Self.page().commands {
      #expect(command.discussion?.contains("Example") == true, "\(words)")
    }
  }
}
