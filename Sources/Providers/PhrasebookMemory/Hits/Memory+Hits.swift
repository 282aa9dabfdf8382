internal import GRDB
internal import Synchronization

extension Memory {
  /// The least score of a hit that is any help to a translator.
  public static let usualMinimum = 75

  /// What the memory has for a text: the best hits first, each translation once.
  ///
  /// The same text in the same place comes before the same text elsewhere; then what is the same but
  /// for placeholders and numbers; then what is like it (`Likeness`). Of equals the one that was made
  /// last comes first.
  public func hits(for query: MemoryQuery) throws(MemoryFailure) -> [MemoryHit] {
    try settle()
    return try read { db in
      try blocks.withLock { cache in
        try cache.refresh(db)
        return try HitSearch(query, db).hits(&cache)
      }
    }
  }
}
