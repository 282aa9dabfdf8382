/// A term with its one right translation.
package struct GlossaryTerm: Hashable, Sendable {
  /// The term in the source language.
  package var term: String
  /// By language; a base language speaks for its regions.
  package var translations: [String: [String]]
  /// True for a name that stays as it is in every language.
  package var isNotTranslated: Bool
  package var isCaseSensitive: Bool

  package init(
    _ term: String, translations: [String: [String]] = [:], isNotTranslated: Bool = false,
    isCaseSensitive: Bool = false
  ) {
    self.term = term
    self.translations = translations
    self.isNotTranslated = isNotTranslated
    self.isCaseSensitive = isCaseSensitive
  }
}

/// A word that no text may hold.
package struct ForbiddenTerm: Hashable, Sendable {
  package var term: String
  /// The languages it is forbidden in; all where it is empty.
  package var languages: Set<String>
  /// What to write instead.
  package var instead: String?

  package init(_ term: String, languages: Set<String> = [], instead: String? = nil) {
    self.term = term
    self.languages = languages
    self.instead = instead
  }
}

/// How long the texts of some keys may be.
package struct MaximumLength: Hashable, Sendable {
  /// Keys, as a pattern with `*`.
  package var keys: String
  /// In characters, as people count them; a placeholder counts as one.
  package var characters: Int

  package init(keys: String, characters: Int) {
    self.keys = keys
    self.characters = characters
  }
}
