import Phrasebook

extension LanguageSpelling {
  /// Whether a text has the shape of a language tag, so that it cannot be a path.
  package static func isLanguageTag(_ text: String) -> Bool {
    text.utf8.count < 64 && isTag(text, letters: 2...8)
  }

  /// Whether CLDR has plural rules for a tag, as for `sv` and `pt-BR` but not `app`.
  package static func isKnownLanguage(_ text: String) -> Bool {
    isLanguageTag(text) && PluralRules(language: text).areKnown
  }

  /// Whether two tags are the same in any spelling: `pt_br` and `pt-BR`.
  package static func isSame(_ a: String, _ b: String) -> Bool { folded(a) == folded(b) }

  /// Returns a language as some known languages spell it, or unchanged if they do not have it.
  package static func spelling(
    of language: String, among known: some Collection<String>
  ) -> String {
    if known.contains(where: { $0.isExactly(language) }) { return language }
    return known.filter { isSame($0, language) }.min() ?? language
  }

  /// A tag in the one spelling that comparisons use.
  package static func folded(_ tag: String) -> String {
    String(decoding: tag.lowercased().utf8.map { $0 == 0x5F ? 0x2D : $0 }, as: UTF8.self)
  }
}
