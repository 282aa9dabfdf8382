/// A choice of language that explains itself: to whoever reads it, and as JSON to a program.
public struct LanguageChoice: Sendable, Hashable, Codable, CustomStringConvertible {
  /// The language to use first, then those of the app's that it inherits from.
  public let languages: [String]
  /// The preference that chose the language; nil where none matched.
  public let preferred: String?
  /// The locale for numbers and dates, a BCP 47 tag.
  public let locale: String?
  /// What happened, preference by preference, up to the one that decided.
  public let steps: [LanguageStep]

  init(_ match: LanguageMatch, steps: [LanguageStep]) {
    languages = match.languages
    preferred = match.preferred
    locale = match.locale
    self.steps = steps
  }

  /// The steps as sentences, a line for each.
  public var description: String { steps.map(\.description).joined(separator: "\n") }
}
