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
  private struct Accepted {
    var part: ImportPart
    var forms: ExchangeForms
    /// What went out, by key and form.
    var exported: [ExactString: [VariationPath: ExchangeUnit]]
  }

  private var parts: [Accepted] = []
  /// The units of each key, by part.
  private var units: [ExactString: [(part: Int, units: [ExchangeUnit])]] = [:]
  private var order: [String] = []
  /// Keys by their gist, for a word on one that is not there; made when it is first needed.
  private var keysByGist: [Gist: String]?

  init(catalog: Catalog, table: String) {
    self.catalog = catalog
    self.table = table
    result = catalog
  }

  /// Takes a part in, if it is whole and about this catalog.
  mutating func add(_ part: ImportPart) {
    let place = part.table.units.first?.location
    if let source = part.sourceLanguage, !Self.isSame(source, catalog.sourceLanguage) {
      return say(
        .error,
        "the file translates from \(source.quoted), the catalog \(table.quoted) is in "
          + "\(catalog.sourceLanguage.quoted); export it again from this catalog", place)
    }
    let language: String
    do {
      language = try Edits.spelling(of: part.language, in: Entry(), catalog)
    } catch {
      return say(.error, error.description, place)
    }
    guard let found = grouped(part.table.units) else { return }
    var exported: [ExactString: [VariationPath: ExchangeUnit]] = [:]
    for unit in part.exported?.units ?? [] {
      exported[ExactString(unit.key), default: [:]][unit.path] = unit
    }
    var part = part
    part.language = language
    parts.append(
      Accepted(
        part: part,
        forms: ExchangeForms(sourceLanguage: catalog.sourceLanguage, language: language),
        exported: exported))
    for (key, group) in found {
      if units[ExactString(key)] == nil { order.append(key) }
      units[ExactString(key), default: []].append((parts.count - 1, group))
    }
  }

  /// The units by key, in the order of the file; nil where two of them say different things of one
  /// text.
  private mutating func grouped(
    _ units: [ExchangeUnit]
  ) -> [(key: String, units: [ExchangeUnit])]? {
    var groups: [(key: String, units: [ExchangeUnit])] = []
    var places: [ExactString: Int] = [:]
    var isWhole = true
    for unit in units {
      let key = ExactString(unit.key)
      guard let place = places[key] else {
        places[key] = groups.count
        groups.append((unit.key, [unit]))
        continue
      }
      guard let first = groups[place].units.first(where: { $0.path == unit.path }) else {
        groups[place].units.append(unit)
        continue
      }
      let before = first.location.map { " (the first is in line \($0.line))" } ?? ""
      if first.target == unit.target {
        say(.note, "\(Self.name(unit)) is there twice, and says the same\(before)", unit.location)
      } else {
        isWhole = false
        say(
          .error,
          "\(Self.name(unit)) is there twice with different texts\(before); remove one of them",
          unit.location)
      }
    }
    return isWhole ? groups : nil
  }

  /// Goes through the keys.
  mutating func apply() {
    for key in order {
      guard let groups = units[ExactString(key)] else { continue }
      guard let old = catalog[key] else {
        sayUnknown(key, groups.compactMap { $0.units.first?.location }.first)
        continue
      }
      var entry = old
      for group in groups {
        let accepted = parts[group.part]
        var work = EntryImport(
          key: key, table: table, forms: accepted.forms, entry: entry,
          exported: accepted.exported.isEmpty ? nil : accepted.exported[ExactString(key)] ?? [:])
        work.take(group.units)
        entry = work.entry
        changes += work.changes
        diagnostics += work.diagnostics
      }
      if entry != old { result[key] = entry }
    }
  }

  private mutating func sayUnknown(_ key: String, _ place: Location?) {
    if keysByGist == nil {
      keysByGist = Dictionary(
        catalog.keys.map { (Gist($0), $0) }, uniquingKeysWith: { first, _ in first })
    }
    let nearest = keysByGist?[Gist(key)].map { "; did you mean \($0.quoted)?" } ?? ""
    say(
      .warning,
      "the catalog \(table.quoted) has no key \(key.quoted)\(nearest.isEmpty ? "; left out" : nearest)",
      place)
  }

  private mutating func say(_ severity: Diagnostic.Severity, _ message: String, _ place: Location?)
  {
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
