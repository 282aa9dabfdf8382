/// A term with its one right translation.
package struct GlossaryTerm: Hashable, Sendable {
  /// The term in the source language.
  package var term: String
  /// By language; a base language includes its regions.
  package var translations: [String: [String]]
  /// Whether it is a name that is the same in every language.
  package var isNotTranslated: Bool
  /// Whether lowercase and capital letters differ.
  package var isCaseSensitive: Bool

  /// Creates a term.
  package init(
    _ term: String, translations: [String: [String]] = [:], isNotTranslated: Bool = false,
    isCaseSensitive: Bool = false
  ) {
    self.term = term
    self.translations = translations
    self.isNotTranslated = isNotTranslated
    self.isCaseSensitive = isCaseSensitive
  }

  /// Whether a source text has the term as a word.
  package func occurs(in text: String) -> Bool {
    !Words.ranges(of: term, in: text, Array(text.utf8), exactly: isCaseSensitive).isEmpty
  }
}

/// A word that no text may hold.
package struct ForbiddenTerm: Hashable, Sendable {
  /// The word or words.
  package var term: String
  /// The languages it is forbidden in; all if empty.
  package var languages: Set<String>
  /// The word to use instead.
  package var instead: String?

  /// Creates a forbidden term.
  package init(_ term: String, languages: Set<String> = [], instead: String? = nil) {
    self.term = term
    self.languages = languages
    self.instead = instead
  }
}
