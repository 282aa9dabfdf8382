package import PhrasebookModel

/// The places of a key in the code and in the catalogs.
package struct KeyPlaces {
  private let snapshot: LiveSnapshot

  package init(_ snapshot: LiveSnapshot) { self.snapshot = snapshot }

  /// The places of the key in the catalogs that it is looked up in.
  package func entries(of key: KeyReference) -> [Location] {
    snapshot.holders(of: key).compactMap { table in
      table.catalog.location(of: key.key).map { location in
        Location(file: table.path, line: location.line, column: location.column)
      }
    }
  }

  /// The uses that look the key up in the same catalogs.
  package func sites(of key: KeyReference) -> [LiveSnapshot.Site] {
    snapshot.sites(of: key.key, in: key.catalogs)
  }

  /// The places of these uses.
  package func uses(of key: KeyReference) -> [Location] { sites(of: key).map(\.location) }

  /// The catalogs that a rename of the key has to change together: those that it is looked up in, and those that
  /// one of its calls looks it up in too, as in a source of two targets.
  package func catalogsRenamedTogether(of key: KeyReference) -> [String] {
    var catalogs = snapshot.holders(of: key).map(\.path)
    while true {
      let asked = snapshot.sites(of: key.key, in: catalogs).flatMap(\.catalogs)
      let all = snapshot.holders(of: key.key, in: catalogs + asked).map(\.path)
      if all.count == catalogs.count { return all }
      catalogs = all
    }
  }
}

extension LiveSnapshot {
  /// The catalogs that have the key of a place, among those that it is looked up in.
  package func holders(of key: KeyReference) -> [Table] {
    holders(of: key.key, in: key.catalogs)
  }
}
