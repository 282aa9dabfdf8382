package import PhrasebookModel

/// The places of a key in the code and in the catalogs.
package struct KeyPlaces {
  private let snapshot: LiveSnapshot

  package init(_ snapshot: LiveSnapshot) { self.snapshot = snapshot }

  /// Where the catalogs have the key.
  package func entries(of key: KeyReference) -> [Location] {
    snapshot.holders(of: key.key, table: key.table).compactMap { table in
      table.catalog.location(of: key.key).map { location in
        Location(file: table.path, line: location.line, column: location.column)
      }
    }
  }

  /// Where the code uses the key.
  package func uses(of key: KeyReference) -> [Location] {
    snapshot.sites(of: key.key, table: key.table).map(\.location)
  }
}
