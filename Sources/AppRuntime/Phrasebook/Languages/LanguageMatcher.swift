/// Which of an app's languages a reader is given: the reference is Apple's own matcher, so that a
/// program speaks the same language on Linux as on a Mac.
///
///     let matcher = LanguageMatcher(supported: ["en", "fr"])
///     matcher.languages(for: ["es-US", "fr-CA"])  // ["fr"]
///
/// Prepare one per set of languages and keep it: asking it takes about a microsecond, from any thread,
/// without a lock. Wishes that are no identifiers are passed over.
public struct LanguageMatcher: Sendable {
  /// How many wishes of a list are looked at; a person has a handful.
  public static let longestList = 256

  let supported: SupportedLanguages

  /// Prepares an app's languages, in the app's own order and spelling.
  ///
  /// The language the app is written in counts as one of them, listed or not: who prefers English to
  /// German gets English from an English app that has German texts.
  public init(supported: [String], development: String? = nil) {
    self.supported = SupportedLanguages(supported, development: development)
  }

  /// The app's languages as they were given, the one it is written in among them.
  public var supportedLanguages: [String] { supported.identifiers }

  /// The language to use and those of the app's that it inherits from, in the order in which a text is
  /// looked for; where nothing matches, the language the app is written in, or else its first.
  public func languages(for preferred: [String]) -> [String] { match(preferred).languages }

  /// The language to use, and the preference that chose it.
  public func match(_ preferred: [String]) -> LanguageMatch {
    let found = find(preferred)
    guard let index = found.language else { return fallback }
    return LanguageMatch(
      languages: supported.fallbacks(of: index), preferred: found.preference.map { preferred[$0] })
  }

  /// What is used where no preference matches.
  var fallback: LanguageMatch {
    let index = supported.wordless ?? supported.development
    let identifier = index.map { supported.identifiers[$0] } ?? supported.identifiers.first
    return LanguageMatch(
      languages: identifier.map { [$0] } ?? [], preferred: nil,
      hasWords: supported.wordless == nil)
  }
}
