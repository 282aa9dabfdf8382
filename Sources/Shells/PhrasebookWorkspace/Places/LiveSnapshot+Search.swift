package import PhrasebookModel

extension LiveSnapshot {
  /// A key of a catalog that a search found.
  package struct FoundKey: Sendable, Hashable {
    package var key: String
    package var table: String
    /// The place of the key in its catalog.
    package var location: Location
  }

  /// The keys whose name or text in the source language contains a text, in any case: all keys for
  /// an empty one.
  ///
  /// - Parameter limit: The most results.
  package func keys(matching query: String, limit: Int) -> [FoundKey] {
    let part = CaselessText(query)
    var result: [FoundKey] = []
    for table in tables {
      for key in table.catalog.keys {
        guard result.count < limit else { return result }
        guard matches(key, part, in: table),
          let location = table.catalog.location(of: key)
        else { continue }
        result.append(
          FoundKey(
            key: key, table: table.name,
            location: Location(file: table.path, line: location.line, column: location.column)))
      }
    }
    return result
  }

  private func matches(_ key: String, _ part: CaselessText, in table: Table) -> Bool {
    if part.isIn(key) { return true }
    let unit = table.catalog[key]?.localizations[table.catalog.sourceLanguage]?.stringUnit
    return unit.map { part.isIn($0.value) } ?? false
  }
}
