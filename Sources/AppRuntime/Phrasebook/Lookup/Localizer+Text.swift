internal import Foundation
internal import struct PhrasebookPlatform.Mutex

extension Localizer {
  /// Returns the text of a phrase, as `Phrase.text(in:)` does.
  package func text(_ phrase: Phrase) -> String { core.shown(phrase) }

  /// Returns the text of a phrase inside another, in the language of that one unless it has its
  /// own.
  func text(_ phrase: Phrase, by cache: LookupCache, within budget: TextBudget) -> String {
    var (request, own) = search(for: phrase)
    request.budget = budget
    return resolution(of: request, by: phrase.pinnedLocale == nil ? cache : own).text
  }

  /// Returns the text of a phrase with its origin, and the problems that were met on the way.
  public func resolution(of phrase: Phrase) -> Resolution {
    guard !phrase.isVerbatim else {
      return Resolution(
        text: phrase.key, language: nil, source: .verbatim, key: phrase.key,
        table: phrase.table ?? "Localizable", problems: [])
    }
    let (request, cache) = search(for: phrase)
    return resolution(of: request, by: cache)
  }

  /// Returns the request for a phrase and the cache to use: a locale of the phrase chooses the
  /// language too.
  func search(for phrase: Phrase) -> (TextRequest, LookupCache) {
    var request = TextRequest(phrase)
    guard let locale = phrase.pinnedLocale else { return (request, core.cache) }
    request.locale = locale
    return (request, core.cache.preferring(locale.identifier(.bcp47)))
  }

  /// Returns the resolution of a key at run time, with values for its specifiers: for tools.
  package func resolution(
    of key: String, arguments: [FormatArgument], table: String
  ) -> Resolution {
    let request = TextRequest(
      key: key, arguments: arguments.map { .plain($0) }, defaultValue: nil, table: table,
      place: .main, locale: nil)
    return resolution(of: request, by: core.cache)
  }

  func resolution(of request: TextRequest, by cache: LookupCache) -> Resolution {
    var search = TextSearch(self, request, cache)
    let resolution = search.run()
    if let onProblem = core.configuration.onProblem {
      for problem in resolution.problems where isNew(problem) { onProblem(problem) }
    }
    return resolution
  }

  /// A damaged table is met at every look-up, and reported once.
  private func isNew(_ problem: LookupProblem) -> Bool {
    guard case .damagedTable = problem else { return true }
    return core.reported.withLock { $0.insert(problem).inserted }
  }
}

extension Phrase {
  /// Returns the text in the language of `Localizer.current`.
  public func text() -> String { isVerbatim ? key : Localizer.withCurrent { $0.shown(self) } }

  /// Returns the text in the language of a localizer.
  public func text(in localizer: Localizer) -> String { localizer.text(self) }
}

extension Phrase: CustomStringConvertible {
  /// The text in the source language, for logs: it is not looked up. `text()` localizes.
  public var description: String { sourceText }
}

extension DefaultStringInterpolation {
  /// Appends the text of a phrase in the source language.
  @available(*, deprecated, message: "the description of a phrase is not localized; write text()")
  public mutating func appendInterpolation(_ phrase: Phrase) {
    appendLiteral(phrase.description)
  }
}
