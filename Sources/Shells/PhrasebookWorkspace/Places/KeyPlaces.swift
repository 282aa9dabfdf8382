package import PhrasebookModel

/// The places of a key in the code and in the catalogs.
package struct KeyPlaces {
  private let snapshot: LiveSnapshot

  package init(_ snapshot: LiveSnapshot) { self.snapshot = snapshot }

  /// The places of the key in catalogs.
  package func entries(of key: KeyReference) -> [Location] {
    snapshot.holders(of: key.key, table: key.table).compactMap { table in
      table.catalog.location(of: key.key).map { location in
        Location(file: table.path, line: location.line, column: location.column)
      }
    }
  }

  /// The places of the key in the code.
  package func uses(of key: KeyReference) -> [Location] {
    snapshot.sites(of: key.key, table: key.table).map(\.location)
  }
}
