package import PhrasebookModel

/// The entries of a catalog that earlier syncs left as they are, with the strings of the code at that
/// time: while an entry and its string are the same, the next sync leaves it as it is, too.
///
/// A value belongs to one catalog with one table and the same options.
package final class SettledEntries {
  private var catalog: Catalog?
  private var role: CatalogRole?
  private var strings: [ExactString: ExtractedString] = [:]

  package init() {}

  /// Forgets the entries that are others in a newer reading of the catalog.
  package func update(to newer: Catalog, role: CatalogRole) {
    defer { (catalog, self.role) = (newer, role) }
    if let catalog, newer.isSameFile(as: catalog), role == self.role { return }
    guard let catalog, catalog.sourceLanguage == newer.sourceLanguage, role == self.role else {
      strings = [:]
      return
    }
    strings = strings.filter { newer.hasSameEntry($0.key.text, as: catalog) }
  }

  /// Whether an entry stayed as it is with the same string.
  func contains(_ string: ExtractedString, as key: String) -> Bool {
    strings[ExactString(key)] == string
  }

  /// Records that an entry stays as it is with a string.
  func insert(_ string: ExtractedString, as key: String) { strings[ExactString(key)] = string }
}
