import Phrasebook
package import PhrasebookModel

/// Strings whose table no catalog of their module has: they are shown untranslated for ever.
package struct StrayStrings {
  package let scope: ProjectScope
  package let supply: ExtractionSupply

  package init(
    scope: ProjectScope, supply: ExtractionSupply
  ) {
    self.scope = scope
    self.supply = supply
  }
  /// The most notes of one run.
  private static let limit = 20

  /// One note for each table of each group of sources that lacks its catalog.
  package func notes() -> [Diagnostic] {
    if let given = supply.allGiven {
      let tables = Set(scope.catalogs.map(\.table))
      return limited(notes(given, without: tables, name: "--stringsdata"))
    }
    var notes: [Phrase] = []
    var seen: Set<[String]> = []
    for catalog in scope.catalogs {
      guard let sources = catalog.sources, seen.insert(sources).inserted else { continue }
      let holders = scope.modules.filter { catalog.modules.contains($0.name) }
      let tables = Set(holders.flatMap(\.catalogs).map(FilePath.stem))
      notes += self.notes(
        sources, catalog.functions, without: tables, name: catalog.modules.joined(separator: ", "))
    }
    let fed = Set(scope.catalogs.flatMap(\.modules))
    for module in scope.modules
    where !module.isTest && !module.takesNoCatalog && !fed.contains(module.name) {
      guard module.catalogs.isEmpty, seen.insert(module.sources).inserted else { continue }
      notes += self.notes(module.sources, module.functions, without: [], name: module.name)
    }
    return limited(notes)
  }

  private func limited(_ notes: [Phrase]) -> [Diagnostic] {
    let rest = notes.count - StrayStrings.limit
    let shown =
      rest > 0 ? notes.prefix(StrayStrings.limit) + ["and \(rest) more like these"] : notes
    return shown.map { Diagnostic(.note, $0) }
  }

  private func notes(
    _ sources: [String], _ functions: [String], without tables: Set<String>, name: String
  ) -> [Phrase] {
    guard let extraction = supply.extraction(of: sources, functions: functions) else { return [] }
    return notes(extraction, without: tables, name: name)
  }

  private func notes(
    _ extraction: Extraction, without tables: Set<String>, name: String
  ) -> [Phrase] {
    var counts: [String: Int] = [:]
    for string in extraction.strings where !tables.contains(string.table) {
      // Tables of the system's own are written for other readers.
      counts[string.table, default: 0] += 1
    }
    return counts.sorted { $0.key < $1.key }.map { table, count in
      let mend: Phrase =
        table == "Localizable"
        ? "phrasebook init makes one" : "add \(table).xcstrings to the module"
      return count == 1
        ? "\(name): 1 string of the table \(table), which no catalog has; \(mend)"
        : "\(name): \(count) strings of the table \(table), which no catalog has; \(mend)"
    }
  }
}
