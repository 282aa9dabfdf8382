import PhrasebookModel
import PhrasebookProjects
import PhrasebookReports
import PhrasebookWorkspace
import Foundation
import Phrasebook

/// Translates the texts of swift-argument-parser, which are English, into the user's language.
enum ParserWords {
  /// A help or an error message of the parser in the user's language; unknown sentences are
  /// unchanged.
  static func translated(_ text: String) -> String {
    // Made once: the patterns of one take longer than all lines of a help.
    let sentences = sentences
    return text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { translated(line: String($0), sentences) }.joined(separator: "\n")
  }

  private static func translated(line: String, _ sentences: [Sentence]) -> String {
    for (heading, phrase) in headings where line.hasPrefix(heading) {
      return phrase.shown + line.dropFirst(heading.count)
    }
    // The word before an error is the same in every language.
    for start in ["Error: ", "  ", ""] where line.hasPrefix(start) {
      if let text = translated(String(line.dropFirst(start.count)), sentences) {
        return start + text
      }
    }
    var line = line
    for (words, phrase) in flags where line.hasSuffix("  " + words) {
      line = line.dropLast(words.count) + phrase.shown
    }
    for (words, phrase) in values {
      for start in ["(", "; "] { line = line.replacing(start + words, with: start + phrase.shown) }
      // Where the line before has ended with the semicolon.
      let indent = line.prefix { $0 == " " }
      if indent.count > 8, line.dropFirst(indent.count).hasPrefix(words) {
        line = indent + phrase.shown + line.dropFirst(indent.count + words.count)
      }
    }
    return line
  }

  /// How lines begin.
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
    list.matches(of: /'[^']*'/).map { String($0.output) }
      .formatted(.list(type: .or).locale(Locale(identifier: Localizer.language)))
  }

  /// The pattern of a parser's sentence, and its translation.
  private typealias Sentence = (pattern: Regex<AnyRegexOutput>, phrase: ([String]) -> Phrase)

  /// The sentences about errors in the arguments, and where to read more.
  private static var sentences: [Sentence] {
    [
      (
        Regex(/Unknown option '(.+)'\. Did you mean '(.+)'\?/),
        { "Unknown option '\($0[0])'. Did you mean '\($0[1])'?" }
      ),
      (Regex(/Unknown option '(.+)'/), { "Unknown option '\($0[0])'" }),
      (Regex(/Unexpected argument '(.+)'/), { "Unexpected argument '\($0[0])'" }),
      (Regex(/\d+ unexpected arguments: (.+)/), { "Unexpected arguments: \($0[0])" }),
      (Regex(/Missing expected argument '(.+)'/), { "Missing expected argument '\($0[0])'" }),
      (Regex(/Missing value for '(.+)'/), { "Missing value for '\($0[0])'" }),
      (Regex(/Missing required subcommand\./), { _ in "Missing required subcommand." }),
      (
        Regex(/The option '(.+)' does not take any value, but '(.*)' was specified\./),
        { "The option '\($0[0])' does not take any value, but '\($0[1])' was specified." }
      ),
      (
        Regex(/The value '(.*)' is invalid for '(.+)'\. Please provide one of the following:/),
        { "The value '\($0[0])' is invalid for '\($0[1])'. Please provide one of the following:" }
      ),
      (
        Regex(/The value '(.*)' is invalid for '(.+)'\. Please provide one of (.+)\./),
        {
          "The value '\($0[0])' is invalid for '\($0[1])'. Please provide one of \(choice($0[2]))."
        }
      ),
      (
        Regex(/The value '(.*)' is invalid for '(.+)'/),
        { "The value '\($0[0])' is invalid for '\($0[1])'" }
      ),
      (
        Regex(/Can't generate completion scripts for '(.*)'\./),
        { "Can't generate completion scripts for '\($0[0])'." }
      ),
      (
        Regex(/Please use --generate-completion-script=<shell> with one of:/),
        { _ in "Please use --generate-completion-script=<shell> with one of:" }
      ),
      (Regex(/See '(.+)' for more information\./), { "See '\($0[0])' for more information." }),
      (Regex(/See '(.+)' for detailed help\./), { "See '\($0[0])' for detailed help." }),
    ]
  }
}
