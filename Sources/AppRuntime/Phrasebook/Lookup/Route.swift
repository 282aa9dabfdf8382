internal import Foundation

/// The way from a bundle and a table's name to the tables, and to the languages of one reader in them:
/// found once, then only followed.
final class Route: Sendable {
  let key: RouteKey
  let stops: [Stop]
  /// What could not be read on the way.
  let problems: [LookupProblem]
  /// A bundle is known by its address, which nobody else may get.
  private let bundle: Bundle?
  /// The first table, and the reader's own language in it: where nearly every text is found.
  private let first: StringTable?
  private let firstIndex: Int
  private let numbers: NumberLocale?

  init(key: RouteKey, stops: [Stop], problems: [LookupProblem], bundle: Bundle?) {
    self.key = key
    self.stops = stops
    self.problems = problems
    self.bundle = bundle
    let index = problems.isEmpty ? stops.first?.choices.first?.index : nil
    first = index.flatMap { _ in stops.first?.table }
    firstIndex = index ?? 0
    numbers = stops.first?.choices.first?.numbers
  }

  /// The text of a key that has no values, where the first table has it in the reader's own language;
  /// nil where it takes a search.
  func plainText(of key: String) -> String? {
    try? first?.plainText(of: key, at: firstIndex)
  }

  /// The text of a key with values that need nothing but a format; nil where it takes a search.
  func text(of key: String, _ arguments: [FormatArgument], core: Localizer.Core) -> String? {
    guard let numbers = core.numbers ?? numbers,
      let value = try? first?.find(key, at: firstIndex, device: core.configuration.device),
      !value.isExtractedDefault
    else { return nil }
    return try? value.text(arguments: arguments, numbers: numbers)
  }

  /// One table, and in which languages to ask it.
  struct Stop: Sendable {
    let table: StringTable
    /// The languages chosen for the reader, the best first.
    let choices: [Choice]
    /// The language that the texts were written in.
    let source: Choice

    init(_ table: StringTable, match: LanguageMatch, wish: ReaderWish) {
      self.table = table
      let locale = match.locale
      choices = match.languages.map { Choice($0, in: table, locale: locale ?? $0) }
      let source = table.sourceLanguage
      self.source =
        choices.first { $0.language == source }
        ?? Choice(
          source, in: table,
          locale: FormattingLocale.identifier(for: source, preferred: wish.languages))
    }
  }

  /// A language of a table, for one reader.
  struct Choice: Sendable {
    let language: String
    /// Its number in the table; nil where the table has no text in it.
    let index: Int?
    /// The language with the reader's region.
    let locale: String
    let numbers: NumberLocale

    init(_ language: String, in table: StringTable, locale: String) {
      self.language = language
      index = table.languageIndex(of: language)
      self.locale = locale
      numbers = NumberLocale(locale)
    }

    /// Where there is no table: the code's own text, with the reader's numbers.
    init(ofCodeFor preferred: [String]) {
      language = preferred.first ?? "en"
      index = nil
      locale = language
      numbers = NumberLocale(locale)
    }
  }
}
