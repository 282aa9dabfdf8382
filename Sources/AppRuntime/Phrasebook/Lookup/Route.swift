internal import Foundation

/// The way from a bundle and a table's name to the tables, and to the languages of one reader in them:
/// found once, then only followed.
final class Route: @unchecked Sendable {
  let key: RouteKey
  let stops: [Stop]
  /// What could not be read on the way.
  let problems: [LookupProblem]
  /// A bundle is known by its address, which nobody else may get.
  private let bundle: Bundle?
  /// The tables for texts that need no search; none where all do.
  let entries: UnsafeMutableBufferPointer<Entry>

  /// The first of them, where its own text in the reader's language is found: nearly every text.
  let first: Unmanaged<TableContent>?
  let firstIndex: Int

  /// What one table says to the reader. The stops keep the table, so that nobody need count it.
  struct Entry {
    let table: Unmanaged<TableContent>
    /// The reader's own language in the table; nil where that has no text in it.
    let index: Int?
    /// True where the reader reads what the code says, and nothing else.
    let isSource: Bool
    /// The numbers of the reader's own language.
    let numbers: NumberLocale
  }

  init(key: RouteKey, stops: [Stop], problems: [LookupProblem], bundle: Bundle?) {
    self.key = key
    self.stops = stops
    self.problems = problems
    self.bundle = bundle
    // A stop without a language ends the short way: what is behind it takes a search.
    let direct = problems.isEmpty ? stops.prefix { !$0.choices.isEmpty } : []
    entries = .allocate(capacity: direct.count)
    _ = entries.initialize(from: direct.compactMap(Entry.init))
    let usual = entries.first.flatMap { entry in entry.index.map { (entry.table, $0) } }
    first = usual?.0
    firstIndex = usual?.1 ?? 0
  }

  deinit {
    entries.deinitialize()
    entries.deallocate()
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

extension Route.Entry {
  fileprivate init?(_ stop: Route.Stop) {
    guard let choice = stop.choices.first else { return nil }
    self.init(
      table: Unmanaged.passUnretained(stop.table.content), index: choice.index,
      isSource: stop.choices.count == 1 && choice.language == stop.source.language,
      numbers: choice.numbers)
  }
}
