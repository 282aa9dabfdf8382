/// Chooses among an app's languages for a user's preferred languages. The reference is Apple's own
/// matcher, so that a program uses the same language on Linux as on a Mac.
///
///     let matcher = LanguageMatcher(supported: ["en", "fr"])
///     matcher.match(["es-US", "fr-CA"]).language  // "fr"
///
/// Create one per set of languages and keep it: a match takes about a microsecond, on any thread,
/// without a lock. Preferences that are not language identifiers are ignored.
public struct LanguageMatcher: Sendable {
  /// The number of preferences that are considered; the rest of a longer list is ignored.
  package static let longestList = 256

  let supported: SupportedLanguages

  /// Creates a matcher for an app's languages, in the app's own order and spelling.
  ///
  /// - Parameters:
  ///   - supported: The languages that the app has, as BCP 47 tags or in Apple's spelling.
  ///   - development: The development language. It counts as supported, listed or not: a user who
  ///     prefers English to German gets English from an English app that has a German translation.
  public init(supported: [String], development: String? = nil) {
    self.supported = SupportedLanguages(supported, development: development)
  }

  /// The app's languages as they were given, and the development language.
  public var supportedLanguages: [String] { supported.identifiers }

  /// Returns the language to use for a list of preferred languages, best first; if none matches, the
  /// development language, otherwise the first supported one.
  public func match(_ preferred: [String]) -> LanguageMatch {
    let found = find(preferred)
    guard let index = found.language else { return fallback }
    return LanguageMatch(
      languages: supported.fallbacks(of: index), preferred: found.preference.map { preferred[$0] })
  }

  /// Returns the language to answer an HTTP request in.
  ///
  /// Apple's rules choose among the languages that the request names. HTTP adds two things: `*` is any
  /// other language of the app, the development language first, and comes after the named languages of
  /// the same weight; and a refused language (`q=0`) is not chosen unless there is nothing else, since
  /// a page in the wrong language is better than none.
  ///
  /// - Parameter acceptLanguage: The value of the header `Accept-Language`; nil if the request has
  ///   none. Malformed parts are ignored, and only the first 4096 bytes are read.
  public func match(acceptLanguage: String?) -> LanguageMatch {
    match(AcceptLanguage(acceptLanguage))
  }

  /// The match if no preference matches.
  var fallback: LanguageMatch {
    let index = supported.wordless ?? supported.development
    let identifier = index.map { supported.identifiers[$0] } ?? supported.identifiers.first
    return LanguageMatch(
      languages: identifier.map { [$0] } ?? [], preferred: nil,
      hasWords: supported.wordless == nil)
  }
}
