import PhrasebookModel

/// Counts the signs in a catalog that Xcode only searches the text of its sources and has no keys of the compiler.
struct TextScanSigns {
  /// The minimum number of keys for any conclusion, if the setting is absent.
  static let least = 5

  /// The keys that only the compiler finds: stale ones, those in use, and those that are not in the catalog.
  private var (stale, fresh, missing) = (0, 0, 0)
  /// The keys that the search finds, too, by whether the catalog has them.
  private var (known, unknown) = (0, 0)
  /// The entries of texts with values that only one of the two spells so.
  private var spelled = (searched: 0, compiled: 0)

  /// Counts a key that both the compiler and the search find.
  mutating func countSearched(isInCatalog: Bool) {
    if isInCatalog { known += 1 } else { unknown += 1 }
  }

  /// Counts a text with values that both find, and that the code does not have with `%@` otherwise.
  ///
  /// - Parameters:
  ///   - searched: The entry with `%@` for each value.
  ///   - compiled: The entry with the compiler's specifiers.
  mutating func countSpellings(searched: Entry?, compiled: Entry?) {
    if searched?.isInUse == true { spelled.searched += 1 }
    if compiled?.isInUse == true { spelled.compiled += 1 }
  }

  /// Counts a key that only the compiler finds.
  mutating func countCompiled(_ key: String, in catalog: Catalog) {
    guard let entry = catalog[key] else {
      missing += 1
      return
    }
    if entry.extractionState == .stale { stale += 1 } else if entry.isInUse { fresh += 1 }
  }

  /// - Parameter isSet: Whether the setting is `NO`.
  func show(isSet: Bool) -> Bool {
    if isSet { return stale >= fresh }
    return hasStale || isSearchedOnly || hasSpellings
  }

  /// Whether most of the keys that only the compiler finds are stale.
  private var hasStale: Bool { stale > fresh && stale >= Self.least }

  /// Whether the catalog lacks keys that only the compiler finds, but hardly any of those that the search finds,
  /// too: a catalog that is new, or that was not updated for long, lacks a similar share of both.
  private var isSearchedOnly: Bool {
    let absent = stale + missing
    guard absent >= Self.least, known >= Self.least else { return false }
    // So many texts that the search finds would be absent if their share was the same.
    let expected = (known + unknown) * absent / (absent + fresh)
    return expected >= (fresh * 20 <= absent ? Self.least : Self.many) && unknown * 20 <= expected
  }

  /// So many texts are needed if more than a few keys that only the compiler finds are in use, as those that people
  /// add.
  private static let many = 20

  /// Whether nearly all texts with values have the spelling of the search.
  private var hasSpellings: Bool {
    spelled.searched >= Self.least && spelled.compiled * 10 <= spelled.searched
  }
}

extension Entry {
  /// Whether it is an automatic entry that is not stale.
  fileprivate var isInUse: Bool { extractionState == nil || extractionState == .extractedWithValue }
}
