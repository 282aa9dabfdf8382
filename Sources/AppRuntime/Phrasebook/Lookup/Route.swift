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
  /// The first table, where nearly every text is found; nil where a search is needed for all. The stops
  /// keep it, so that nobody need count it.
  let first: Unmanaged<TableContent>?
  /// The reader's own language in the first table; nil where that has no text in it.
  let firstIndex: Int?
  /// True where the reader reads what the code says, and nothing else.
  let isSource: Bool
  /// The numbers of the reader's own language.
  let numbers: NumberLocale?

  init(key: RouteKey, stops: [Stop], problems: [LookupProblem], bundle: Bundle?) {
    self.key = key
    self.stops = stops
    self.problems = problems
    self.bundle = bundle
    let choices = stops.first?.choices ?? []
    first =
      problems.isEmpty && !choices.isEmpty
      ? stops.first.map { Unmanaged.passUnretained($0.table.content) } : nil
    firstIndex = choices.first?.index
    isSource = choices.count == 1 && choices.first?.language == stops.first?.source.language
    numbers = choices.first?.numbers
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
