internal import Foundation

/// The way from a bundle and a table's name to the tables, and to the languages of one reader in them:
/// found once, then only followed.
final class Route: Sendable {
  let stops: [Stop]
  /// What could not be read on the way.
  let problems: [LookupProblem]
  /// A bundle is known by its address, which nobody else may get.
  private let bundle: Bundle?

  init(stops: [Stop], problems: [LookupProblem], bundle: Bundle?) {
    self.stops = stops
    self.problems = problems
    self.bundle = bundle
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

/// What a route is found by. Comparing it costs a few nanoseconds: a bundle is its address, a source
/// file that of its name.
struct RouteKey: Hashable, Sendable {
  private let kind: UInt8
  private let address: UInt
  private let name: String
  private let table: String

  init(_ bundle: Phrase.BundleDescription, table: String?, isFurther: Bool) {
    var address: UInt = 0
    var name = ""
    let kind: UInt8
    switch bundle.place {
    case .main: kind = 0
    case .bundle(let bundle):
      kind = 1
      address = UInt(bitPattern: ObjectIdentifier(bundle).hashValue)
    case .folder(let path): (kind, name) = (2, path)
    case .resources(let resources): (kind, name) = (3, resources)
    case .module(let module): (kind, name) = (4, module)
    case .sourceFile(let fileID) where fileID.hasPointerRepresentation:
      kind = 5
      address = UInt(bitPattern: fileID.utf8Start)
    case .sourceFile(let fileID): (kind, name) = (4, fileID.moduleName)
    case .unknownModule: kind = isFurther ? 6 : 7
    }
    self.kind = kind
    self.address = address
    self.name = name
    self.table = table ?? "Localizable"
  }

  static func == (a: RouteKey, b: RouteKey) -> Bool {
    a.kind == b.kind && a.address == b.address && a.table == b.table && a.name == b.name
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(address)
    hasher.combine(kind)
    // Few tables share a bundle: the length tells most of them apart.
    hasher.combine(table.utf8.count)
  }
}
