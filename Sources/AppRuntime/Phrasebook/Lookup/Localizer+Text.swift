internal import Foundation

extension Localizer {
  /// The text of a phrase for this reader.
  public func text(_ phrase: Phrase) -> String { core.shown(phrase) }

  /// The text of a phrase inside another, in the language of that one unless it has its own.
  func text(_ phrase: Phrase, by planner: Planner, within budget: TextBudget) -> String {
    var (request, own) = search(for: phrase)
    request.budget = budget
    return resolution(of: request, by: phrase.pinnedLocale == nil ? planner : own).text
  }

  /// The text of a phrase for this reader, where it was found, and what was in the way.
  public func resolution(of phrase: Phrase) -> Resolution {
    guard !phrase.isVerbatim else {
      return Resolution(
        text: phrase.key, language: nil, source: .verbatim, key: phrase.key,
        table: phrase.table ?? "Localizable", problems: [])
    }
    let (request, planner) = search(for: phrase)
    return resolution(of: request, by: planner)
  }

  /// What is looked up for a phrase, and by whom: its own locale chooses the language too.
  func search(for phrase: Phrase) -> (TextRequest, Planner) {
    var request = TextRequest(phrase)
    guard let locale = phrase.pinnedLocale else { return (request, core.planner) }
    request.locale = locale
    return (request, core.planner.preferring(locale.identifier(.bcp47)))
  }

  /// What a key that only the running program knows comes to, with values for its specifiers: what
  /// a tool asks.
  package func resolution(
    of key: String, arguments: [FormatArgument], table: String
  ) -> Resolution {
    let request = TextRequest(
      key: key, arguments: arguments.map { .plain($0) }, defaultValue: nil, table: table,
      place: .main, locale: nil)
    return resolution(of: request, by: core.planner)
  }

  func resolution(of request: TextRequest, by planner: Planner) -> Resolution {
    var search = TextSearch(self, request, planner)
    let resolution = search.run()
    if let onProblem = core.configuration.onProblem {
      for problem in resolution.problems where isNew(problem) { onProblem(problem) }
    }
    return resolution
  }

  /// A damaged table is told once; it is met at every text.
  private func isNew(_ problem: LookupProblem) -> Bool {
    guard case .damagedTable = problem else { return true }
    return core.reported.withLock { $0.insert(problem).inserted }
  }
}

extension Phrase {
  /// The text for the current reader; see `Localizer.current`.
  public func text() -> String { isVerbatim ? key : Localizer.withCurrent { $0.shown(self) } }

  /// The text for a reader.
  public func text(in localizer: Localizer) -> String { localizer.text(self) }

  /// The text for a reader who prefers these languages.
  public func text(languages: [String]) -> String {
    var localizer = Localizer.unobserved
    localizer.languages = languages
    return localizer.text(self)
  }
}

extension Phrase: CustomStringConvertible {
  /// The text for the current reader.
  public var description: String { text() }
}
