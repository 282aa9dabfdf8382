package import PhrasebookModel

/// The keys of catalogs that guesses in the code mean, as sync matches them: `%@ items` in the code is `%lld
/// items` in a catalog, if the type of the interpolation is unknown.
package struct GuessedKeys: Hashable, Sendable {
  /// By table and spelling in the code.
  private var keys: [String: [ExactString: String]] = [:]

  package init() {}

  /// Adds the guesses of the code for one table. One that is known stays.
  ///
  /// - Parameter strings: The strings of the code, of any tables.
  package mutating func add(_ strings: [ExtractedString], table: String, in catalog: Catalog) {
    guard strings.contains(where: { $0.hasGuessedSpecifiers && $0.table == table }) else { return }
    let formats = strings.filter { $0.table == table && $0.key.utf8.contains(UInt8(ascii: "%")) }
    let found = KeyMatching(formats, in: catalog).keysOfGuesses
    keys[table, default: [:]].merge(found) { known, _ in known }
  }

  /// The key of a guess; nil for other strings, and if several keys of the catalog fit.
  package func key(of string: ExtractedString) -> String? {
    guard string.hasGuessedSpecifiers else { return nil }
    return keys[string.table]?[ExactString(string.key)]
  }
}
