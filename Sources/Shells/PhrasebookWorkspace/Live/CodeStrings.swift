import PhrasebookModel
import PhrasebookProjects
import PhrasebookSync

/// The strings of the code that feeds one or several catalogs, with the keys that its guesses mean.
struct CodeStrings: Sendable {
  let extraction: Extraction
  private(set) var guesses = GuessedKeys()

  /// The code of catalogs, in their order.
  ///
  /// - Parameter tables: The catalogs that can be read.
  static func feeding(
    _ catalogs: [CatalogScope], _ tables: [LiveSnapshot.Table], _ supply: ExtractionSupply
  ) -> [CodeStrings] {
    let tables = Dictionary(tables.map { ($0.path, $0) }) { first, _ in first }
    var all: [CodeStrings] = []
    for catalog in catalogs {
      guard let extraction = supply.extraction(for: catalog) else { continue }
      let index = all.index(of: extraction)
      if let table = tables[catalog.catalog] { all[index].findGuesses(in: table) }
    }
    return all
  }

  /// The code of modules without a catalog, which looks keys up in those of the app.
  ///
  /// - Parameter own: The code of catalogs, which is left out.
  static func outside(
    _ own: [CodeStrings], _ modules: [Module], _ tables: [LiveSnapshot.Table],
    _ supply: ExtractionSupply
  ) -> [CodeStrings] {
    var all: [CodeStrings] = []
    for extraction in supply.extractions(ofModulesWithoutCatalogs: modules)
    where !own.contains(where: { $0.extraction.isSameValue(as: extraction) }) {
      let index = all.index(of: extraction)
      for table in tables { all[index].findGuesses(in: table) }
    }
    return all
  }

  private mutating func findGuesses(in table: LiveSnapshot.Table) {
    guesses.add(extraction.strings, table: table.name, in: table.catalog)
  }

  /// Whether two are copies of one value, which is found without comparing strings.
  func isSameValue(as other: CodeStrings) -> Bool {
    extraction.isSameValue(as: other.extraction) && guesses == other.guesses
  }
}

extension [CodeStrings] {
  /// The index of the code with an extraction, added if it is new.
  fileprivate mutating func index(of extraction: Extraction) -> Int {
    if let known = firstIndex(where: { $0.extraction.isSameValue(as: extraction) }) { return known }
    append(CodeStrings(extraction: extraction))
    return endIndex - 1
  }
}
