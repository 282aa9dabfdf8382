import Phrasebook
internal import PhrasebookModel

/// One import: parts in, then key by key through the catalog, so that each entry is made once
/// however many languages come in.
struct ImportRun {
  let catalog: Catalog
  let table: String
  private(set) var result: Catalog
  private(set) var changes: [Change] = []
  private(set) var diagnostics: [Diagnostic] = []

  /// A part that may be taken.
  struct Accepted {
    /// The units of a key follow one another.
    var units: [ExchangeUnit]
    /// The range of units of each key, by the number of the key.
    var ranges: [Range<Int>?]
    var forms: ExchangeForms
    /// The exported units by key and form; nil if they are not known.
    var exported: [ExactString: [VariationPath: ExchangeUnit]]?
  }

  /// The accepted parts so far.
  var parts: [Accepted] = []
  /// The parts that have a key, by language and the key's number, for languages with several parts.
  var owners: [String: Owners] = [:]

  /// The parts of one language that have each key.
  struct Owners {
    /// The number of parts of the language that are included.
    var count = 0
    /// The numbers of the parts by the number of the key.
    var parts: [Int: [Int]] = [:]
  }

  /// The keys of all parts, in the order in which they came, and their numbers.
  private var order: [String] = []
  private var numbers: [ExactString: Int] = [:]
  /// Every language of the catalog, once it was looked for.
  private var languages: Entry?
  /// Keys by their normalized text, to suggest one for a missing key; made when first needed.
  private var keysByText: [NormalizedText: String]?

  init(catalog: Catalog, table: String) {
    self.catalog = catalog
    self.table = table
    result = catalog
  }

  /// Takes a part in, if it is whole and about this catalog.
  mutating func add(_ part: ImportedTable) {
    let place = part.table.units.first?.location
    if let source = part.sourceLanguage, !Self.isSame(source, catalog.sourceLanguage) {
      return report(
        .error,
        """
        the file translates from \(source.quoted), the catalog \(table.quoted) is in \
        \(catalog.sourceLanguage.quoted); export it again from this catalog
        """, place)
    }
    let language: String
    do {
      language = try spelling(of: part.language)
    } catch {
      return report(.error, error.text, place)
    }
    var units = part.table.units
    restoreKeys(of: &units)
    var ranges = ranges(of: units)
    if ranges == nil {
      // The units were sorted in another way.
      let places = units.map { numbers[ExactString($0.key)] ?? 0 }
      units = zip(units, places).enumerated()
        .sorted { ($0.element.1, $0.offset) < ($1.element.1, $1.offset) }.map(\.element.0)
      ranges = self.ranges(of: units)
    }
    guard let ranges, isWhole(&units, ranges), agrees(&units, ranges, language) else { return }
    var exported: [ExactString: [VariationPath: ExchangeUnit]]?
    if let table = part.exported {
      exported = [:]
      for unit in table.units { exported?[ExactString(unit.key), default: [:]][unit.path] = unit }
    }
    var forms = ExchangeForms(sourceLanguage: catalog.sourceLanguage, language: language)
    forms.addForms(of: catalog, for: units)
    parts.append(Accepted(units: units, ranges: ranges, forms: forms, exported: exported))
  }

  /// The language as the catalog spells it. All keys are searched once, and only if the first one
  /// does not have it: a catalog to be translated has none of the imported languages.
  private mutating func spelling(of language: String) throws(EditError) -> String {
    let empty = Catalog(sourceLanguage: catalog.sourceLanguage)
    let first = catalog.keys.first.flatMap { catalog[$0] } ?? Entry()
    let known = try Edits.spelling(of: language, in: first, empty)
    if first.localizations[known] != nil || known == catalog.sourceLanguage { return known }
    if languages == nil {
      var all = Entry()
      for (_, entry) in catalog.entries {
        for name in entry.localizations.names where all.localizations[name] == nil {
          all.localizations[name] = Localization()
        }
      }
      languages = all
    }
    let spelled = try Edits.spelling(of: language, in: languages ?? first, empty)
    return languages?.localizations[spelled] == nil ? LanguageSpelling.usual(of: spelled) : spelled
  }

  /// Returns the range of units of each key, by its number; nil for a key whose units are not
  /// consecutive.
  private mutating func ranges(of units: [ExchangeUnit]) -> [Range<Int>?]? {
    var ranges: [Range<Int>?] = Array(repeating: nil, count: order.count)
    var isSorted = true
    var start = 0
    var next = 0
    while start < units.count {
      var end = start + 1
      while end < units.count, units[end].key.isExactly(units[start].key) { end += 1 }
      let number = number(of: units[start].key, near: next)
      if number == ranges.count { ranges.append(nil) }
      if ranges[number] != nil { isSorted = false }
      ranges[number] = start..<end
      start = end
      next = number + 1
    }
    return isSorted ? ranges : nil
  }

  /// The number of a key, a new one if it is the first of its name. Most files have the keys in the
  /// same order, so that the next one is mostly known.
  private mutating func number(of key: String, near next: Int) -> Int {
    if next < order.count, order[next].isExactly(key) { return next }
    let name = ExactString(key)
    if let known = numbers[name] { return known }
    numbers[name] = order.count
    order.append(key)
    return order.count - 1
  }

  /// Removes units of the same text: equal ones count once, and of different ones the right one is
  /// not known.
  private mutating func isWhole(_ units: inout [ExchangeUnit], _ ranges: [Range<Int>?]) -> Bool {
    var isWhole = true
    for case let range? in ranges where range.count > 1 {
      var first: [VariationPath: Int] = [:]
      for index in range {
        guard let before = first[units[index].path] else {
          first[units[index].path] = index
          continue
        }
        let unit = units[index]
        let line = units[before].location?.line ?? 1
        if units[before].target == unit.target {
          report(
            .note,
            "duplicate of \(Self.name(unit)), first in line \(String(line)), with the same string",
            unit.location)
          units[index].target = nil
        } else {
          isWhole = false
          report(
            .error,
            """
            \(Self.name(unit)) appears twice with different texts, first in line \(String(line)); remove \
            one of them
            """, unit.location)
        }
      }
    }
    return isWhole
  }

  /// Goes through the keys: each by itself, then all in their order.
  mutating func apply(_ map: Import.Mapping) {
    let outcomes = map(order.count) { [self] in outcome($0) }
    for (number, (key, outcome)) in zip(order, outcomes).enumerated() {
      guard let outcome else {
        reportUnknown(key, number)
        continue
      }
      changes += outcome.changes
      diagnostics += outcome.diagnostics
      if let entry = outcome.entry { result[key] = entry }
    }
  }

  /// Returns the result for a key; nil if the catalog does not have it.
  private func outcome(_ number: Int) -> Import.Outcome? {
    let key = order[number]
    guard let old = catalog[key] else { return nil }
    guard let first = parts.first else { return Import.Outcome() }
    var work = EntryImport(key: key, table: table, entry: old, forms: first.forms)
    for part in parts {
      guard number < part.ranges.count, let range = part.ranges[number] else { continue }
      work.take(
        part.units[range], part.forms,
        exported: part.exported.map { $0[ExactString(key)] ?? [:] })
    }
    return Import.Outcome(
      entry: work.changes.isEmpty || work.entry == old ? nil : work.entry, changes: work.changes,
      diagnostics: work.diagnostics)
  }

  private mutating func reportUnknown(_ key: String, _ number: Int) {
    let first = parts.lazy.compactMap { part -> ExchangeUnit? in
      guard number < part.ranges.count, let range = part.ranges[number] else { return nil }
      return part.units[range].first
    }.first
    // The key of a rejected part is not new.
    guard let first else { return }
    if keysByText == nil {
      keysByText = Dictionary(
        catalog.keys.map { (NormalizedText($0), $0) }, uniquingKeysWith: { first, _ in first })
    }
    var message: Phrase = "the catalog \(table.quoted) has no key \(key.quoted); skipped"
    if let nearest = keysByText?[NormalizedText(key)] {
      message =
        "the catalog \(table.quoted) has no key \(key.quoted); did you mean \(nearest.quoted)?"
    }
    report(.warning, message, first.location)
  }

  /// Adds the diagnostics of the import.
  mutating func report(_ severity: Diagnostic.Severity, _ message: Phrase, _ place: Location?) {
    diagnostics.append(Diagnostic(severity, message, at: place))
  }

  /// Whether two names mean the same language, however they are spelled.
  private static func isSame(_ a: String, _ b: String) -> Bool {
    func folded(_ name: String) -> String {
      String(name.lowercased().map { $0 == "_" ? "-" : $0 })
    }
    return folded(a) == folded(b)
  }

  static func name(_ unit: ExchangeUnit) -> String {
    unit.path.isRoot ? unit.key.quoted : "\(unit.key.quoted) (\(unit.path.exchanged))"
  }
}
