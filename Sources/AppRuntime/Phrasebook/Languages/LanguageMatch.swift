/// The answer to a list of preferred languages.
public struct LanguageMatch: Sendable, Hashable {
  /// The language to use first, then those of the app's that it inherits from; as the app spells them.
  /// Empty only where the app has no language at all.
  public let languages: [String]
  /// The preference that chose the language; nil where none matched.
  public let preferred: String?
  /// False where the app says `zxx`, "no words", and nothing matched.
  let hasWords: Bool

  init(languages: [String], preferred: String?, hasWords: Bool = true) {
    self.languages = languages
    self.preferred = preferred
    self.hasWords = hasWords
  }

  /// The language to use; nil where the app has none.
  public var language: String? { languages.first }

  /// Whether a preference was met, rather than the app's own language used for want of one.
  public var isMatch: Bool { preferred != nil }

  /// The languages that Apple's matcher would name: none where no preference was met, but for `zxx`.
  public var matches: [String] { isMatch || !hasWords ? languages : [] }

  /// The locale for numbers and dates beside texts in the language: the language that was chosen with
  /// the region of whoever chose it, so that a reader from Austria is shown Austria's dates in an app
  /// that has German alone. A BCP 47 tag.
  public var locale: String? {
    guard let language else { return nil }
    guard let chosen = LanguageName(language) else { return language }
    let parts = Subtags(chosen.normalized)
    let wish = preferred.flatMap { LanguageName($0) }.map { Subtags($0.normalized) }
    let region = wish.map(\.region).flatMap { $0.isEmpty ? nil : $0 } ?? parts.region
    return Subtags(language: parts.language, script: parts.script, region: region).tag
  }
}
