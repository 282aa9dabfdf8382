import Phrasebook
import PhrasebookModel

/// The languages of a command line: `fr de`, `fr,de`, and a PATH that came behind them.
struct LanguageArguments {
  private(set) var languages: [String] = []
  private(set) var path: String?
  /// What is neither a language nor a path, each in one line.
  private(set) var wrong: [Phrase] = []

  /// - Parameter path: The PATH, where it stood before.
  init(_ arguments: [String], path: String?) {
    self.path = path
    for (index, argument) in arguments.enumerated() {
      if self.path == nil, index == arguments.count - 1, !Self.isLanguage(argument),
        FileStatus(path: argument) != nil
      {
        self.path = argument
        continue
      }
      let names = argument.split(separator: ",").map(String.init)
      for name in names.isEmpty ? [argument] : names {
        if !Self.isLanguage(name) {
          wrong.append("\(name.quoted) is not a language; write a tag such as fr or pt-BR")
        } else if !languages.contains(where: { Self.isSame($0, name) }) {
          languages.append(name)
        }
      }
    }
  }

  /// Whether two tags are one, however they are spelled: `pt_br` and `pt-BR`.
  static func isSame(_ a: String, _ b: String) -> Bool { folded(a) == folded(b) }

  /// A language as some languages have it, so that `FR` is the `fr` that is there.
  static func spelling(of language: String, among known: some Collection<String>) -> String {
    if known.contains(language) { return language }
    return known.filter { isSame($0, language) }.min() ?? language
  }

  /// A tag in one spelling, to compare it.
  static func folded(_ tag: String) -> String {
    String(decoding: tag.lowercased().utf8.map { $0 == 0x5F ? 0x2D : $0 }, as: UTF8.self)
  }

  /// Whether a name that may mean anything is a language for all that is known: one that CLDR has
  /// rules for, such as `sv` and `pt-BR`, and not `app`.
  static func isLikely(_ text: String) -> Bool {
    isLanguage(text) && PluralRules(language: text).areKnown
  }

  /// Whether a text has the shape of a language's tag; so it is never a path either.
  static func isLanguage(_ text: String) -> Bool {
    text.utf8.count < 64 && LanguageSpelling.isTag(text, letters: 2...8)
  }
}
