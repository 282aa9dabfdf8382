import PhrasebookModel
import PhrasebookProjects
import PhrasebookSync

/// The strings of the code that feeds one or several catalogs, with the keys that its guesses mean.
struct CodeStrings: Sendable {
  let extraction: Extraction
  private(set) var guesses = GuessedKeys()
  /// The catalogs that it feeds, by table.
  fileprivate var catalogs: [String: [String]] = [:]
  /// The catalogs that it asks for other tables.
  fileprivate let others: [String: [String]]

  /// The code of catalogs, in their order.
  ///
  /// - Parameter tables: The catalogs that can be read.
  static func feeding(
    _ scope: ProjectScope, _ tables: [LiveSnapshot.Table], _ supply: ExtractionSupply
  ) -> [CodeStrings] {
    let tables = Dictionary(tables.map { ($0.path, $0) }) { first, _ in first }
    let others = scope.catalogsOfApps
    var all: [CodeStrings] = []
    for catalog in scope.catalogs {
      guard let extraction = supply.extraction(for: catalog) else { continue }
      let index = all.index(of: extraction, others)
      all[index].catalogs[catalog.table, default: []].append(catalog.catalog)
      if let table = tables[catalog.catalog] { all[index].findGuesses(in: table) }
    }
    return all
  }

  /// The code of modules without a catalog, which looks keys up in those of the app.
  ///
  /// - Parameter own: The code of catalogs, which is left out.
  static func outside(
    _ own: [CodeStrings], _ scope: ProjectScope, _ tables: [LiveSnapshot.Table],
    _ supply: ExtractionSupply
  ) -> [CodeStrings] {
    let others = scope.catalogsOfApps
    var all: [CodeStrings] = []
    for extraction in supply.extractions(ofModulesWithoutCatalogs: scope.modules)
    where !own.contains(where: { $0.extraction.isSameValue(as: extraction) }) {
      let index = all.index(of: extraction, others)
      for table in tables { all[index].findGuesses(in: table) }
    }
    return all
  }

  private mutating func findGuesses(in table: LiveSnapshot.Table) {
    guesses.add(extraction.strings, table: table.name, in: table.catalog)
  }

  /// The catalogs that a string is looked up in, absolute; a module has no others in its own bundle.
  func catalogs(of string: ExtractedString) -> [String] {
    if let own = catalogs[string.table] { return own }
    return string.bundle == ".module" ? [] : others[string.table] ?? []
  }

  /// Whether two are copies of one value, which is found without comparing strings.
  func isSameValue(as other: CodeStrings) -> Bool {
    extraction.isSameValue(as: other.extraction) && guesses == other.guesses
      && catalogs == other.catalogs && others == other.others
  }
}

extension [CodeStrings] {
  /// The index of the code with an extraction, added if it is new.
  fileprivate mutating func index(
    of extraction: Extraction, _ others: [String: [String]]
  ) -> Int {
    if let known = firstIndex(where: { $0.extraction.isSameValue(as: extraction) }) { return known }
    append(CodeStrings(extraction: extraction, others: others))
    return endIndex - 1
  }
}
