import PhrasebookModel

/// A key of one catalog.
struct CatalogKey: Hashable {
  /// Absolute.
  var catalog: String
  var key: ExactString
}

extension LiveSnapshot.Site {
  /// The key in each catalog that it is looked up in.
  var catalogKeys: [CatalogKey] {
    catalogs.map { CatalogKey(catalog: $0, key: ExactString(key)) }
  }
}
