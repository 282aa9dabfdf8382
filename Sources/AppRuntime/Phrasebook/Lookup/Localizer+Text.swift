internal import Foundation

extension Localizer {
  /// The text of a phrase for this reader.
  public func text(_ phrase: Phrase) -> String {
    guard case .lookedUp(let value) = phrase.content else { return phrase.key }
    if phrase.pinnedLocale != nil { return resolution(of: phrase).text }
    return text(phrase.request(for: value))
  }

  /// The text of a phrase in another language than this reader's own.
  func text(_ phrase: Phrase, by planner: Planner) -> String {
    guard case .lookedUp(let value) = phrase.content else { return phrase.key }
    guard phrase.pinnedLocale == nil else { return text(phrase) }
    return resolution(of: phrase.request(for: value), by: planner).text
  }

  /// The text of a phrase for this reader, where it was found, and what was in the way.
  public func resolution(of phrase: Phrase) -> Resolution {
    guard case .lookedUp(let value) = phrase.content else {
      return Resolution(
        text: phrase.key, language: nil, source: .verbatim, key: phrase.key,
        table: phrase.table ?? "Localizable", problems: [])
    }
    var request = phrase.request(for: value)
    guard let locale = phrase.pinnedLocale else {
      return resolution(of: request, by: core.planner)
    }
    request.locale = locale
    return resolution(of: request, by: core.planner.preferring(locale.identifier(.bcp47)))
  }

  /// The text of a request: at once where it has no values and the reader's own language has it.
  func text(_ request: TextRequest) -> String {
    let route = core.planner.route(request.bundle, table: request.table)
    if core.isPlain, request.arguments.isEmpty, let stop = route.stops.first,
      let choice = stop.choices.first, let index = choice.index, route.problems.isEmpty,
      let text = try? stop.table.plainText(of: request.key, at: index)
    {
      return text
    }
    return resolution(of: request, by: core.planner).text
  }

  private func resolution(of request: TextRequest, by planner: Planner) -> Resolution {
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
  /// What is looked up for a phrase.
  func request(for value: Value) -> TextRequest {
    TextRequest(
      key: value.key, arguments: value.arguments,
      defaultValue: hasOwnDefaultValue ? defaultValue.key : nil, table: table, bundle: bundle)
  }

  /// The text for the current reader; see `Localizer.current`.
  public func text() -> String { Localizer.current.text(self) }

  /// The text for a reader.
  public func text(in localizer: Localizer) -> String { localizer.text(self) }

  /// The text for a reader who prefers these languages.
  public func text(languages: [String]) -> String {
    var localizer = Localizer.current
    localizer.languages = languages
    return localizer.text(self)
  }
}

extension Phrase: CustomStringConvertible {
  /// The text for the current reader.
  public var description: String { text() }
}
