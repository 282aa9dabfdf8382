/// The preferred languages of a user: a list, best first, or the header of a request, which may
/// also refuse languages.
struct LanguagePreference: Hashable, Sendable {
  /// Best first; for a request, those that it names.
  let languages: [String]
  private let header: AcceptLanguage?

  init(_ languages: [String]) {
    self.languages = languages
    header = nil
  }

  init(_ header: AcceptLanguage) {
    languages = header.languages.filter { $0 != "*" }
    self.header = header
  }

  /// Returns the language to use among those of a matcher.
  func match(in matcher: LanguageMatcher) -> LanguageMatch {
    header.map(matcher.match) ?? matcher.match(languages)
  }
}
