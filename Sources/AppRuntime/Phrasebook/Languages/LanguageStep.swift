/// One thing that happened while a language was chosen.
package struct LanguageStep: Sendable, Hashable, Codable {
  /// The rule that applied to a preference, or that chose a fallback. The raw values are part of
  /// the command's JSON and do not change.
  package enum Rule: String, Sendable, Hashable, Codable, CaseIterable {
    /// The app has just this identifier.
    case same
    /// The app has the language under another name: `iw` and `he`, `zh_TW` and `zh-Hant-TW`.
    case renamed
    /// Both inherit from the same language.
    case inherited
    /// Another preference for the same language is met exactly, and was taken instead.
    case exactElsewhere = "exact-elsewhere"
    /// Brazilian Portuguese instead of European Portuguese, if nothing else matches.
    case lastResort = "last-resort"
    /// The app has nothing of the language.
    case otherLanguage = "other-language"
    /// The app has the language, in another script or another branch of it.
    case unrelated
    /// A match that is kept in case nothing better follows.
    case setAside = "set-aside"
    /// The preference is not an identifier: too long, or with invalid characters.
    case unreadable
    /// The request refuses the language: `q=0`.
    case refused
    /// The request takes any other language, and the app has one.
    case wildcard
    /// Nothing matched, and the app has a language without words.
    case wordless
    /// Nothing matched: the language the app is written in.
    case development
    /// Nothing matched: the app's first language.
    case first
  }

  /// The rule that applied.
  package let rule: Rule
  /// The preference; nil if none matched.
  package let preferred: String?
  /// The matching language of the app.
  package let language: String?
  /// The common ancestor.
  package let ancestor: String?
  /// The app's languages that were compared too and are not as near, or not related; up to a hundred.
  package let passedOver: [String]

  init(
    _ rule: Rule, preferred: String? = nil, language: String? = nil, ancestor: String? = nil,
    passedOver: [String] = []
  ) {
    self.rule = rule
    self.preferred = preferred
    self.language = language
    self.ancestor = ancestor
    self.passedOver = passedOver
  }
}
