import Foundation
import TestSupport
import Testing

/// All output is in the user's language, to the last line. Japanese is the language that English
/// words are found in most easily.
@Suite("A terminal in Japanese")
struct JapaneseTests {
  private static let catalog = """
    {"sourceLanguage":"en","strings":{
      "Hello":{"localizations":{
        "de":{"stringUnit":{"state":"translated","value":"%n"}},
        "fr":{"stringUnit":{"state":"translated","value":"Salut"}}}},
      "Old":{"extractionState":"manual"},"%lld":{"localizations":{
        "de":{"variations":{"plural":{"few":{"stringUnit":{"state":"new","value":"%@ %lld"}}}}}}}},
    "version":"1.0"}
    """

  /// Texts that no catalog can have: shown by an argument, by a property and by an error.
  private static let hardCoded = """
    import UIKit
    func show(_ label: UILabel, _ menu: NSMenu) {
      label.text = "Not a key"
      menu.addItem(withTitle: "Open the file", action: nil, keyEquivalent: "")
    }
    enum Failure: LocalizedError {
      case damaged
      var errorDescription: String? { "The file is damaged." }
    }
    """

  let command: BuiltCommand
  let package: SmallPackage

  init() throws {
    command = try BuiltCommand()
    package = try SmallPackage()
    try package.write(Self.catalog, to: SmallPackage.catalog)
    try package.write("{,}", to: "Broken/Bad.xcstrings")
  }

  private func run(
    _ line: String, input: String? = nil, language: String = "ja"
  ) throws -> BuiltCommand.Outcome {
    try command.run(
      // A space at the end is an empty argument.
      line.split(separator: " ", omittingEmptySubsequences: false).map(String.init),
      in: package.url,
      environment: ["LANGUAGE": language, "LANG": "C.UTF-8", "LC_ALL": "", "NO_COLOR": "1"],
      input: input)
  }

  @Test(
    "the counts of a summary are separated as in the language",
    arguments: [("ja", "、"), ("ar", "، ")])
  func separators(_ language: String, _ comma: String) throws {
    let verdict = try run("audit", language: language).output.split(separator: "\n")
      .last { $0.contains(language == "ja" ? "エラー" : "كتالوج") }
    #expect(
      verdict?.contains(comma) == true && verdict?.contains(", ") == false, "\(verdict ?? "")")
  }

  /// The lines with English in them: two words side by side that are neither a command nor quoted
  /// nor words for programs.
  private func english(in text: String) -> [Substring] {
    text.split(separator: "\n").filter { line in
      Self.withoutWordsForPrograms(line).contains(/[A-Za-z]{2,} [a-z]{2,}/)
    }
  }

  /// A line without the parts that are the same in every language.
  private static func withoutWordsForPrograms(_ line: Substring) -> String {
    var words = String(line)
    for allowed in [
      // Examples of how a command is called, and the names of options.
      try? Regex("^  phrasebook .*"), try? Regex("([a-z]+ )?--[a-z-]+( [a-z]+)?"),
      try? Regex("phrasebook( [a-z-]+)+"), try? Regex("git( [a-z-]+)+"), try? Regex("\"[^\"]*\""),
      try? Regex("“[^”]*”|「[^」]*」|'[^']*'|`[^`]*`"),
      // Severities and ids are the same in every language, as is text written into a comment.
      try? Regex("(error|warning|note) [a-z-]+ ×"), try? Regex("[a-z]+(-[a-z]+)+"),
      try? Regex("phrasebook:ignore [a-z-]+"),
      // Names of programs.
      try? Regex("^ +zsh bash fish$"),
      // The marks of a difference are those of diff(1).
      try? Regex(#"^\\ No newline at end of file"#),
    ].compactMap({ $0 }) {
      words = words.replacing(allowed, with: "")
    }
    return words
  }

  /// Function words of English that neither German nor French has.
  private static var functionWords: Regex<(Substring, Substring)> {
    /\b(the|is|not|with|has|and|which|this|of|cannot|does|use)\b/
  }

  @Test(
    "no English is left over in another language",
    arguments: ["de", "fr", "zh-Hans", "ar"], SpokenLines.all)
  func otherLanguages(_ language: String, _ line: String) throws {
    let outcome = try run(line, language: language)
    let lines = (outcome.output + "\n" + outcome.errors).split(separator: "\n")
    let left = lines.filter { line in
      Self.withoutWordsForPrograms(line).contains(Self.functionWords)
    }
    #expect(left.isEmpty, "\(language): \(line): \(left)")
  }

  @Test("a text that cannot be translated is reported in one language", arguments: ["ja", "de"])
  func hardCodedTexts(_ language: String) throws {
    try package.write(Self.hardCoded, to: "Sources/App/HardCoded.swift")
    let outcome = try run(
      "audit Sources --only hard-coded-text --severity note", language: language)
    let lines = outcome.output.split(separator: "\n").filter { $0.contains("[hard-coded-text]") }
    #expect(lines.count == 3, "\(outcome.output)\(outcome.errors)")
    let words = lines.map(Self.withoutWordsForPrograms).joined()
    #expect(!words.contains(/\b(to|of|the|it)\b/), "\(words)")
  }

  @Test("speaks no English", arguments: SpokenLines.all + SpokenLines.rare)
  func lines(_ line: String) throws {
    let outcome = try run(line)
    let lines = english(in: outcome.output) + english(in: outcome.errors)
    #expect(lines.isEmpty, "\(line): \(lines)")
    #expect([0, 1, 2, 64].contains(outcome.status), "\(line): \(outcome.status)")
    let isSilent =
      line.hasPrefix("extract") && !line.hasSuffix("nowhere") || line.hasSuffix("--remove")
    #expect((outcome.output + outcome.errors).isEmpty == isSilent, "\(line)")
  }

  @Test(
    "says the same to programs in every language",
    arguments: [
      "check Sources --format json", "sync --check Sources --format json",
      "stats Sources --format json", "audit Sources --format json", "audit Sources --format sarif",
      "audit Sources --format github", "audit Sources --format junit",
      "get Hello . --format json", "resolve Hello Sources --preferred de --explain --format json",
      "languages --supported de --preferred ja,de --explain --format json",
    ])
  func programs(_ line: String) throws {
    let (english, japanese) = (try run(line, language: "en"), try run(line))
    #expect(!english.output.isEmpty && english.status == japanese.status)
    #expect(english.output == japanese.output)
  }

  @Test("speaks no English of what it is asked line by line")
  func batch() throws {
    let outcome = try run("languages --batch", input: "{\n[]\n{\"preferred\":5}\n")
    #expect(english(in: outcome.errors).isEmpty, "\(outcome.errors)")
    #expect(outcome.errors.contains("1 行目"))
  }
}
