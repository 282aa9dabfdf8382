/// What a reader prefers: a list, best first, or what a request says, which may also refuse languages.
struct ReaderWish: Hashable, Sendable {
  /// Best first; of a request's the ones that it names.
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

  /// The language of a program that is given to this reader.
  func match(in matcher: LanguageMatcher) -> LanguageMatch {
    header.map(matcher.match) ?? matcher.match(languages)
  }
}
