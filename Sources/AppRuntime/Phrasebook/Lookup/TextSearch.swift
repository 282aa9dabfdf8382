internal import Foundation

/// One look-up that reports problems: it visits the candidates of its routes, then the text in the
/// code, then the key. A text that cannot be shown is reported, and the next one is tried.
struct TextSearch {
  private let localizer: Localizer
  private let request: TextRequest
  private let cache: LookupCache
  private var problems: [LookupProblem] = []
  /// One budget for all attempts, each of which makes the texts inside again.
  private lazy var budget = request.budget ?? TextBudget()

  init(_ localizer: Localizer, _ request: TextRequest, _ cache: LookupCache) {
    self.localizer = localizer
    self.request = request
    self.cache = cache
  }

  mutating func run() -> Resolution {
    if localizer.core.configuration.debug == .keys {
      return result(request.key, nil, .key)
    }
    var first: LookupStep?
    for isFurther in [false, true] {
      let route = cache.route(request.place, table: request.table, isFurther: isFurther)
      problems += route.problems
      first = first ?? route.steps.first
      if let resolution = run(on: route) { return resolution }
      guard case .unknownModule = request.place else { break }
    }
    problems.append(.missingKey(key: request.key, table: request.tableName))
    return textOfCode(first)
  }

  /// The text of the table that has the key; nil if none of a route has it.
  private mutating func run(on route: Route) -> Resolution? {
    let key = request.key
    var found: Resolution?
    let end = key.withBytes { bytes in
      let wanted = Route.Wanted(
        key: bytes, code: request.defaultValue ?? key, hasDefault: request.defaultValue != nil)
      return route.visit(wanted) { index, content in
        found = resolution(at: route.candidates[index], in: route.steps, content)
        return found != nil
      }
    }
    guard case .code(let index) = end else { return found }
    let step = route.steps[route.candidates[index].step]
    noteMissing(step, found: nil)
    return textOfCode(step)
  }

  private mutating func resolution(
    at candidate: Route.Candidate, in steps: [LookupStep], _ content: Route.Content
  ) -> Resolution? {
    let step = steps[candidate.step]
    let choice = step.choices[candidate.choice]
    if candidate.isFallback { noteMissing(step, found: nil) }
    guard let text = text(at: candidate, choice, content) else { return nil }
    if !candidate.isFallback { noteMissing(step, found: choice) }
    return result(text, choice.language, candidate.isSource ? .source : .translation)
  }

  private mutating func text(
    at candidate: Route.Candidate, _ choice: LookupChoice, _ content: Route.Content
  ) -> String? {
    let marksValues = request.marksValues
    do throws(TableError) {
      guard case .value(let range, _) = content, let index = candidate.index else {
        throw .damaged("a value in \(choice.language)")
      }
      let value = TableValue(
        range, of: candidate.table.takeUnretainedValue(), language: index,
        device: localizer.core.configuration.device)
      guard try value.isForDevice() else { return nil }
      return shown(in: choice) { arguments, numbers throws(ValueError) in
        try arguments.isEmpty
          ? value.text()
          : value.text(arguments: arguments, numbers: numbers, marksValues: marksValues)
      }
    } catch {
      problems.append(.damagedTable(path: request.tableName, reason: TableDamage(error)))
      return nil
    }
  }

  /// The text in the code: the default value, else the key.
  private mutating func textOfCode(_ step: LookupStep?) -> Resolution {
    let marksValues = request.marksValues
    let choice = step?.source ?? cache.choiceOfCode
    for (format, source) in [
      (request.defaultValue, Resolution.Source.default), (request.key, .key),
    ] {
      guard let format else { continue }
      let text = shown(in: choice) { arguments, numbers throws(ValueError) in
        arguments.isEmpty
          ? format
          : try TextBuilder.text(
            ofFormat: format, arguments: arguments, numbers: numbers, marksValues: marksValues)
      }
      if let text { return result(text, nil, source) }
    }
    return result(request.key, nil, .key)
  }

  /// Formats in a language and applies the debug style; nil, and a note, if the values do not fit.
  private mutating func shown(
    in choice: LookupChoice,
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
          localizer: localizer, cache: cache, language: choice.locale, locale: locale,
          budget: budget)
        for argument in request.arguments { arguments.append(try resolver.argument(argument)) }
        request.attributed?.values = request.arguments.map(resolver.attributed)
      }
      let text = try format(arguments, numbers)
      return localizer.core.configuration.debug?.shown(text, key: request.key) ?? text
    } catch {
      problems.append(
        .damagedValue(
          key: request.key, table: request.tableName, language: choice.language, reason: error))
      return nil
    }
  }

  /// Notes, once, that the user's language has no translation, unless it is the source language.
  private mutating func noteMissing(_ step: LookupStep, found: LookupChoice?) {
    guard let wanted = step.choices.first, wanted.language != step.source.language,
      wanted.language != found?.language, step.table.isTranslatable(request.key)
    else { return }
    let missing = LookupProblem.missingTranslation(
      key: request.key, table: request.tableName, language: wanted.language)
    // A translation that cannot be shown is not missing.
    let isKnown = problems.contains { problem in
      if case .damagedValue(_, _, wanted.language, _) = problem { return true }
      return problem == missing
    }
    if !isKnown { problems.append(missing) }
  }

  private func result(
    _ text: String, _ language: String?, _ source: Resolution.Source
  ) -> Resolution {
    Resolution(
      text: text, language: language, source: source, key: request.key, table: request.tableName,
      problems: problems)
  }
}
