internal import GRDB
internal import struct PhrasebookPlatform.Mutex

extension Memory {
  /// The minimum score of a match that helps a translator.
  public static let usualMinimum = 75

  /// Returns the matches for a text: the best first, each translation once.
  ///
  /// The same text in the same place comes before the same text elsewhere; then texts that differ
  /// only in placeholders and numbers; then similar ones (`Similarity`). Of equal matches the
  /// newest comes first.
  public func matches(for query: MemoryQuery) throws(MemoryFailure) -> [MemoryMatch] {
    try settle()
    return try read { db in
      try blocks.withLock { cache in
        try cache.refresh(db)
        return try MatchSearch(query, db).matches(&cache)
      }
    }
  }
}
