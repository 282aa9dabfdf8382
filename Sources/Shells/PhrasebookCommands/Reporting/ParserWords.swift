import PhrasebookModel
import PhrasebookReports
import Foundation
import Phrasebook

/// Translates the texts of swift-argument-parser, which are English, into the user's language.
enum ParserWords {
  /// A help or an error message of the parser in the user's language; unknown sentences are
  /// unchanged.
  ///
  /// - Parameters:
  ///   - options: The options of the command, of which an unknown one may be a misspelling.
  ///   - takesText: Whether an unknown option may be meant as a text.
  static func translated(
    _ text: String, options: [String] = [], takesText: Bool = false
  ) -> String {
    // Made once: the patterns of one take longer than all lines of a help.
    let sentences = sentences { unknown($0, among: options, takesText: takesText) }
    return joined(text).split(separator: "\n", omittingEmptySubsequences: false)
      .map { translated(line: String($0), sentences) }.joined(separator: "\n")
  }

  /// A message with the list of values that the parser writes below a wrong one on the same line.
  private static func joined(_ text: String) -> String {
    let lines = text.components(separatedBy: "\n")
    let head = "Please provide one of the following:"
    guard let index = lines.firstIndex(where: { $0.hasSuffix(head) }) else { return text }
    let values = lines[(index + 1)...].prefix { $0.hasPrefix("  - ") }
    let list = values.map { "'\($0.dropFirst(4))'" }.joined(separator: ", ")
    let line = lines[index].dropLast(head.count) + "Please provide one of \(list)."
    return (lines[..<index] + [String(line)] + lines[values.endIndex...]).joined(separator: "\n")
  }

  private static func translated(line: String, _ sentences: [Sentence]) -> String {
    for (heading, phrase) in headings where line.hasPrefix(heading) {
      // A wide colon has its space in itself.
      let rest = line.dropFirst(heading.count)
      return phrase.shown + (phrase.shown.hasSuffix("：") ? rest.drop { $0 == " " } : rest)
    }
    // The word before an error is the same in every language.
    for start in ["Error: ", "  ", ""] where line.hasPrefix(start) {
      if let text = translated(String(line.dropFirst(start.count)), sentences) {
        return start.lowercased() + text
      }
    }
    if line.hasPrefix("Error: ") { return "error: " + line.dropFirst("Error: ".count) }
    var line = line
    for (words, phrase) in flags where line.hasSuffix("  " + words) {
      line = line.dropLast(words.count) + phrase.shown
    }
    for (words, phrase) in values {
      for start in ["(", "; "] { line = line.replacing(start + words, with: start + phrase.shown) }
    }
    return line
  }

  /// The starts of lines.
  private static let headings: [(String, Phrase)] = [
    ("OVERVIEW:", "OVERVIEW:"), ("USAGE:", "USAGE:"), ("Usage:", "Usage:"), ("Help:", "Help:"),
    ("ARGUMENTS:", "ARGUMENTS:"), ("OPTIONS:", "OPTIONS:"), ("SUBCOMMANDS:", "SUBCOMMANDS:"),
  ]

  /// The help of the flags that every command has.
  private static let flags: [(String, Phrase)] = [
    ("Show the version.", "Show the version."),
    ("Show help information.", "Show help information."),
  ]

  /// The texts after an option's help.
  private static let values: [(String, Phrase)] = [
    ("values:", "values:"), ("default:", "default:"),
  ]

  private static func translated(_ line: String, _ sentences: [Sentence]) -> String? {
    for (pattern, phrase) in sentences {
      guard let match = try? pattern.wholeMatch(in: line) else { continue }
      let parts = match.output.dropFirst().map { String($0.substring ?? "") }
      return VisibleText.of(phrase(parts).shown)
    }
    return nil
  }

  /// A list of quoted values, one of which must be chosen, in the user's language.
  private static func choice(_ list: String) -> String {
    words(list).formatted(.list(type: .or).locale(Locale(identifier: Localizer.language)))
  }

  /// A value that an option does not have, with the one that was probably meant.
  private static func invalid(_ value: String, for option: String, _ list: String) -> Phrase {
    if let near = NearestWord.of(value, among: words(list)) {
      return "invalid value \(value.quoted) for \(option.quoted); did you mean \(near)?"
    }
    return "invalid value \(value.quoted) for \(option.quoted); use \(choice(list))"
  }

  /// The words of a list in quotes.
  private static func words(_ list: String) -> [String] {
    list.matches(of: /'([^']*)'/).map { String($0.output.1) }
  }

  /// A list with double quotes.
  private static func list(_ list: String) -> String {
    words(list).map(\.quoted).joined(separator: ", ")
  }

  /// The pattern of a parser's sentence, and its translation.
  private typealias Sentence = (pattern: Regex<AnyRegexOutput>, phrase: ([String]) -> Phrase)

  /// An option that a command does not have, with the one that was probably meant.
  private static func unknown(
    _ option: String, among options: [String], takesText: Bool
  ) -> Phrase {
    let isLong = option.hasPrefix("--")
    let near = isLong ? NearestWord.of(option, among: options) : nil
    guard let meant = near ?? (isLong ? sameStart(option, among: options) : nil) else {
      return takesText
        ? "unknown option \(option.quoted); put -- before a text that begins with -"
        : "unknown option \(option.quoted)"
    }
    return "unknown option \(option.quoted); did you mean \(meant.quoted)?"
  }

  /// The option that begins as another word does: `--languages` for `--langs`.
  private static func sameStart(_ option: String, among options: [String]) -> String? {
    let shared = options.map { $0.commonPrefix(with: option).count }
    guard let most = shared.max(), most >= "--lang".count,
      shared.filter({ $0 == most }).count == 1
    else { return nil }
    return shared.firstIndex(of: most).map { options[$0] }
  }

  /// The sentences about errors in the arguments, and where to read more.
  ///
  /// - Parameter unknown: The message about an unknown option.
  private static func sentences(_ unknown: @escaping (String) -> Phrase) -> [Sentence] {
    optionSentences(unknown) + valueSentences + otherSentences
  }

  private static func optionSentences(
    _ unknown: @escaping (String) -> Phrase
  ) -> [Sentence] {
    [
      // The parser suggests options that have little in common with the word, such as --as for --langs.
      (Regex(/Unknown option '(.+)'\. Did you mean '.+'\?/), { unknown($0[0]) }),
      (Regex(/Unknown option '(.+)'/), { unknown($0[0]) }),
      (Regex(/Invalid option: (.+)/), { unknown($0[0]) }),
      (
        Regex(/\s*or: Missing value for '(.+)' in '(.+)'/),
        { "or missing value for \($0[0].quoted) in \($0[1].quoted)" }
      ),
      (
        Regex(/Value to be set with flag '(.+?)'.* had already been set with flag '(.+?)'.*/),
        { "use either \($0[1]) or \($0[0])" }
      ),
      (
        Regex(/The option '(.+)' does not take any value, but '(.*)' was specified\./),
        { "the option \($0[0].quoted) takes no value, but has \($0[1].quoted)" }
      ),
    ]
  }

  private static var valueSentences: [Sentence] {
    [
      (Regex(/Unexpected argument '(.+)'/), { "unexpected argument \($0[0].quoted)" }),
      (Regex(/\d+ unexpected arguments: (.+)/), { "unexpected arguments: \(list($0[0]))" }),
      (Regex(/Missing expected argument '(.+)'/), { "missing argument \($0[0].quoted)" }),
      (Regex(/Missing value for '(.+)'/), { "missing value for \($0[0].quoted)" }),
      (
        Regex(/The value '(.*)' is invalid for '(.+)'\. Please provide one of (.+)\./),
        { invalid($0[0], for: $0[1], $0[2]) }
      ),
      (
        Regex(/The value '(.*)' is invalid for '(.+?)': (.+)/),
        { "invalid value \($0[0].quoted) for \($0[1].quoted): \($0[2])" }
      ),
      (
        Regex(/The value '(.*)' is invalid for '(.+)'/),
        { "invalid value \($0[0].quoted) for \($0[1].quoted)" }
      ),
    ]
  }

  private static var otherSentences: [Sentence] {
    [
      (Regex(/Missing required subcommand\./), { _ in "missing subcommand" }),
      (
        Regex(/Can't generate completion scripts for '(.*)'\./),
        { "no completion script for \($0[0].quoted)" }
      ),
      (
        Regex(/Can't autodetect a supported shell\./),
        { _ in "no completion script for this shell" }
      ),
      (
        Regex(/Please use --generate-completion-script=<shell> with one of:/),
        { _ in "Use --generate-completion-script=<shell> with one of:" }
      ),
      (Regex(/See '(.+)' for more information\./), { "See '\($0[0])' for more information." }),
      (Regex(/See '(.+)' for detailed help\./), { "See '\($0[0])' for detailed help." }),
    ]
  }
}
