/// The language to use for a list of preferred languages.
public struct LanguageMatch: Sendable, Hashable {
  /// The language to use, then those of the app's that it inherits from, as the app spells them.
  /// Empty only if the app has no language.
  public let languages: [String]
  /// The preference that chose the language; nil if none matched.
  public let preferred: String?
  /// False if the app has `zxx`, "no linguistic content", and nothing matched.
  let hasWords: Bool

  init(languages: [String], preferred: String?, hasWords: Bool = true) {
    self.languages = languages
    self.preferred = preferred
    self.hasWords = hasWords
  }

  /// The language to use; nil if the app has none.
  public var language: String? { languages.first }

  /// Whether a preference matched; otherwise the language is a fallback.
  public var isMatch: Bool { preferred != nil }

  /// The languages that Apple's matcher returns: none if no preference matched, except for `zxx`.
  package var matches: [String] { isMatch || !hasWords ? languages : [] }

  /// The locale for numbers and dates beside strings in the language, a BCP 47 tag: the chosen
  /// language with the region of the preference. A user from Austria gets Austrian dates in an app
  /// that has only German.
  public var locale: String? {
    guard let language else { return nil }
    guard let chosen = LanguageName(language) else { return language }
    let parts = Subtags(chosen.normalized)
    let preference = preferred.flatMap { LanguageName($0) }.map { Subtags($0.normalized) }
    let region = preference.map(\.region).flatMap { $0.isEmpty ? nil : $0 } ?? parts.region
    return Subtags(language: parts.language, script: parts.script, region: region).tag
  }
}
