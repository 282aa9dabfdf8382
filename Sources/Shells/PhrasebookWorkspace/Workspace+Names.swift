import PhrasebookModel

/// The names in catalogs, for completions.
package struct CatalogVocabulary: Sendable {
  /// The keys, sorted.
  package var keys: [String]
  /// The languages, sorted.
  package var languages: [String]
  /// The tables, sorted.
  package var tables: [String]
}

extension Workspace {
  /// Returns the names in the catalogs that can be read.
  package func names() -> CatalogVocabulary {
    let catalogs = CatalogFiles.open(paths, activity: activity)
    let entries = catalogs.flatMap { $0.catalog.entries.map(\.entry) }
    let languages =
      catalogs.map(\.catalog.sourceLanguage) + entries.flatMap { $0.localizations.names }
    return CatalogVocabulary(
      keys: Set(catalogs.flatMap(\.catalog.keys)).sorted(), languages: Set(languages).sorted(),
      tables: Set(catalogs.map(\.table)).sorted())
  }
}
