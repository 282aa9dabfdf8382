import PhrasebookAudit
import PhrasebookFormats
import PhrasebookGenerate
import PhrasebookModel
import PhrasebookProjects

/// Adds everything that the checks of a catalog need beside its input: the most expensive part of an
/// audit's input, determined by the reading and the contents of the sources.
struct AuditCompletion: Sendable {
  private let reading: AuditInput.Reading
  private let settings: AuditSettings
  /// The results of the last audit; nil for a single audit.
  private let last: LastAudit?
  private let reads: SourceTextReads
  /// The sources that are searched again; nil if no check asks for that.
  private let sources: Sources?

  /// The sources that may use a key of the catalog.
  private struct Sources: Sendable {
    /// Those of its modules, the only ones that see the symbols of its keys.
    var own: SourceList
    /// Those of its modules, and of modules without a table of its name, which may ask for its texts.
    var near: SourceList
    /// All others; nil if no check asks for them.
    var far: SourceList?
  }

  /// Collects what is shared with other catalogs, so that several completions can be made at the same
  /// time.
  init(of reading: AuditInput.Reading, _ input: AuditInput) {
    self.reading = reading
    settings = input.settings
    last = input.last
    reads = input.supply.texts
    let asks = ["unused-key", "key-not-in-catalog", "hard-coded-text", "text-put-together"]
    let isSearched =
      reading.bytes != nil && reading.table.code != nil && asks.contains(where: input.settings.asks)
    sources = isSearched ? Self.sources(for: reading, input) : nil
  }

  private static func sources(for reading: AuditInput.Reading, _ input: AuditInput) -> Sources {
    let table = reading.table
    let modules = input.scope.modules.filter { !$0.isTest }
    let near = input.supply.list("for \(table.file)") {
      let others = modules.filter { module in
        !module.catalogs.contains { FilePath.stem($0) == table.name }
      }
      return reading.sources + Set(others.flatMap(\.sources)).subtracting(reading.sources).sorted()
    }
    let own = input.supply.list("of \(table.file)") { reading.sources }
    guard input.settings.asks("unused-key") else { return Sources(own: own, near: near) }
    let far = input.supply.list("besides \(table.file)") {
      let known = Set(near.paths)
      return Set(modules.flatMap(\.sources))
        .filter { !known.contains(input.spelling.spell($0)) }.sorted()
    }
    return Sources(own: own, near: near, far: far)
  }

  /// The table with the additions.
  func table() -> AuditedTable {
    var table = reading.table
    guard let bytes = reading.bytes else { return table }
    if settings.asks("xcode-style"), !table.reading.contains(where: { $0.severity == .error }) {
      let known = last?.findings[table.file]
      table.isInXcodeStyle =
        known?.catalog.isSameFile(as: table.catalog) == true
        ? known?.isInXcodeStyle : isInXcodeStyle(table.catalog, bytes)
    }
    if let code = table.code, let sources { search(sources, code, for: &table) }
    return table
  }

  /// Whether a file is as Xcode writes it. A line break at its end, which editors add, is accepted: it is
  /// only one line of the next difference.
  private func isInXcodeStyle(_ catalog: Catalog, _ bytes: [UInt8]) -> Bool {
    let format = XCStrings.format(catalog)
    return format == bytes || format + [0x0A] == bytes
  }

  /// Adds information from the sources that the extraction does not contain.
  private func search(_ sources: Sources, _ code: Extraction, for table: inout AuditedTable) {
    let asksForUnused = table.isCodeWhole && settings.asks("unused-key")
    let found = texts(of: sources.near, table, code).found(asksForUnused: asksForUnused)
    table.plainTexts = found.plain
    if asksForUnused, let far = sources.far, !far.paths.isEmpty {
      // A module may read another one's catalog through a function, and a text such as `menu.open`
      // hardly appears by chance.
      let names = texts(of: far, table, code).plainTexts.filter { $0.key.text.isSymbol }
      table.plainTexts.merge(names) { first, _ in first }
    }
    if asksForUnused { table.keysOfSymbols = keysOfSymbols(in: sources.own, table, code) }
    table.developerSites = found.forDevelopers
    table.platformSites = found.forPlatforms
  }

  /// The keys without a known call whose symbols the sources of the catalog use.
  private func keysOfSymbols(
    in list: SourceList, _ table: AuditedTable, _ code: Extraction
  ) -> Set<ExactString> {
    let manual = table.catalog.keys.lazy.filter { table.catalog[$0]?.extractionState == .manual }
    var unused = Set(manual.map { ExactString($0) }.filter { table.plainTexts[$0] == nil })
    guard !unused.isEmpty else { return [] }
    for string in code.strings where string.table == table.name {
      unused.remove(ExactString(string.key))
    }
    guard !unused.isEmpty else { return [] }
    let named = NamedCatalog(name: table.name, catalog: table.catalog, role: table.role)
    let search = SymbolSearch(table: named, sources: list, reads: reads)
    let uses = last?.uses(of: unused, search, in: table.file) ?? search.found(keys: unused).uses
    return Set(uses.map { ExactString($0.symbol.key) })
  }

  private func texts(
    of list: SourceList, _ table: AuditedTable, _ code: Extraction
  ) -> SourceTexts {
    SourceTexts(table: table.name, catalog: table.catalog, code: code, sources: list, reads: reads)
  }
}
