internal import Foundation

/// One search for a text: along the languages chosen for the reader, then the source language, then
/// the code's default value, then the key. What cannot be shown is noted, and the next is tried.
struct TextSearch {
  private let localizer: Localizer
  private let request: TextRequest
  private let planner: Planner
  private var problems: [LookupProblem] = []
  /// One for all attempts, each of which makes the texts inside again.
  private lazy var budget = request.budget ?? TextBudget()

  init(_ localizer: Localizer, _ request: TextRequest, _ planner: Planner) {
    self.localizer = localizer
    self.request = request
    self.planner = planner
  }

  mutating func run() -> Resolution {
    if localizer.core.configuration.debug == .keys {
      return result(request.key, nil, .key)
    }
    var lastStop: Route.Stop?
    for isFurther in [false, true] {
      let route = planner.route(request.place, table: request.table, isFurther: isFurther)
      problems += route.problems
      for stop in route.stops {
        lastStop = lastStop ?? stop
        guard stop.table.contains(request.key) else { continue }
        if let resolution = text(at: stop) { return resolution }
        return textOfCode(stop)
      }
      guard case .unknownModule = request.place else { break }
    }
    problems.append(.missingKey(key: request.key, table: request.tableName))
    return textOfCode(lastStop)
  }

  /// The text of a table that has the key; nil where no language of the reader's has a text to
  /// show.
  private mutating func text(at stop: Route.Stop) -> Resolution? {
    for choice in stop.choices {
      let isSource = choice.language == stop.source.language
      guard let text = text(at: stop, choice, isSource: isSource) else { continue }
      noteMissing(stop, found: choice)
      return result(text, choice.language, isSource ? .source : .translation)
    }
    noteMissing(stop, found: nil)
    guard !stop.choices.contains(where: { $0.language == stop.source.language }),
      let text = text(at: stop, stop.source, isSource: true)
    else { return nil }
    return result(text, stop.source.language, .source)
  }

  private mutating func text(
    at stop: Route.Stop, _ choice: Route.Choice, isSource: Bool
  ) -> String? {
    guard let index = choice.index else { return nil }
    let marksValues = request.marksValues
    do throws(TableError) {
      let device = localizer.core.configuration.device
      guard let value = try stop.table.find(request.key, at: index, device: device) else {
        return nil
      }
      // It was copied from the code, which may have changed since.
      if isSource, value.isExtractedDefault, request.defaultValue != nil { return nil }
      return shown(in: choice) { arguments, numbers throws(ValueError) in
        try arguments.isEmpty
          ? value.text()
          : value.text(
            arguments: arguments, numbers: numbers, marksValues: marksValues)
      }
    } catch {
      problems.append(.damagedTable(path: request.tableName, reason: error.description))
      return nil
    }
  }

  /// The text that the code has: its default value, else the key.
  private mutating func textOfCode(_ stop: Route.Stop?) -> Resolution {
    let marksValues = request.marksValues
    let choice = stop?.source ?? planner.choiceOfCode
    for (format, source) in [
      (request.defaultValue, Resolution.Source.default), (request.key, .key),
    ] {
      guard let format else { continue }
      let text = shown(in: choice) { arguments, numbers throws(ValueError) in
        arguments.isEmpty
          ? format
          : try FormatTemplate.text(
            of: format, arguments: arguments, numbers: numbers, marksValues: marksValues)
      }
      if let text { return result(text, nil, source) }
    }
    return result(request.key, nil, .key)
  }

  /// Formats in a language and applies the debug mode; nil, and a note, where the values do not
  /// fit.
  private mutating func shown(
    in choice: Route.Choice,
    _ format: ([FormatArgument], NumberLocale) throws(ValueError) -> String
  ) -> String? {
    let locale = request.locale ?? localizer.core.configuration.locale
    let numbers =
      request.locale.map { NumberLocale($0.identifier(.bcp47)) } ?? localizer.core.numbers
      ?? choice.numbers
    do throws(ValueError) {
      var arguments: [FormatArgument] = []
      if !request.arguments.isEmpty {
        let resolver = ArgumentResolver(
          localizer: localizer, planner: planner, language: choice.locale, locale: locale,
          budget: budget)
        for argument in request.arguments { arguments.append(try resolver.argument(argument)) }
        request.attributed?.values = request.arguments.map(resolver.attributed)
      }
      let text = try format(arguments, numbers)
      return localizer.core.configuration.debug?.shown(text, key: request.key) ?? text
    } catch {
      problems.append(
        .damagedValue(
          key: request.key, table: request.tableName, language: choice.language,
          reason: error))
      return nil
    }
  }

  /// Notes that the reader's own language has no text, unless it is the one that they were written
  /// in.
  private mutating func noteMissing(_ stop: Route.Stop, found: Route.Choice?) {
    guard let wanted = stop.choices.first, wanted.language != stop.source.language,
      wanted.language != found?.language, !isDamaged(wanted.language),
      stop.table.isTranslatable(request.key)
    else { return }
    problems.append(
      .missingTranslation(
        key: request.key, table: request.tableName, language: wanted.language))
  }

  /// Whether the text of a language is there, but cannot be shown.
  private func isDamaged(_ language: String) -> Bool {
    problems.contains { problem in
      if case .damagedValue(_, _, language, _) = problem { true } else { false }
    }
  }

  private func result(
    _ text: String, _ language: String?, _ source: Resolution.Source
  ) -> Resolution {
    Resolution(
      text: text, language: language, source: source, key: request.key, table: request.tableName,
      problems: problems)
  }
}
