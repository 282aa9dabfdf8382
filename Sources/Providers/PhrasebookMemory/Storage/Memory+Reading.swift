internal import GRDB

extension Memory {
  /// The contents of a memory for one pair of languages.
  public struct PairCount: Hashable, Sendable {
    /// The source language, as a BCP 47 tag.
    public var source: String
    /// The target language, as a BCP 47 tag.
    public var target: String
    /// The number of units.
    public var units: Int
    /// The last change, in seconds since 1970; nil if unknown.
    public var changed: Int?
  }

  /// Returns the contents for each pair of languages, sorted by name.
  public func counts() throws(MemoryFailure) -> [PairCount] {
    try settle()
    return try read { db in
      let rows = try Row.fetchCursor(
        db,
        sql: """
          SELECT s.tag, t.tag, count(*), max(unit.changed) FROM unit
          JOIN language s ON s.id = unit.source_language
          JOIN language t ON t.id = unit.target_language GROUP BY s.id, t.id
          """)
      var counts: [PairCount] = []
      while let row = try rows.next() {
        counts.append(
          PairCount(
            source: row.text(0) ?? "", target: row.text(1) ?? "", units: Int(row.number(2) ?? 0),
            changed: row.number(3).map { Int($0) }))
      }
      return counts.sorted { ($0.source, $0.target) < ($1.source, $1.target) }
    }
  }

  /// Every unit in the order of insertion, only those of a pair of languages if given.
  public func units(
    from source: String? = nil, to target: String? = nil, _ take: (MemoryUnit) -> Void
  ) throws(MemoryFailure) {
    try settle()
    try read { db in
      let tags = try Self.tags(db)
      let rows = try Row.fetchCursor(db, sql: "\(MatchSearch.units) ORDER BY unit.id")
      while let row = try rows.next() {
        guard let unit = MemoryUnit(row, tags) else { continue }
        if let source, !LanguageFallback.isSame(source, unit.sourceLanguage) { continue }
        if let target, !LanguageFallback.isSame(target, unit.targetLanguage) { continue }
        take(unit)
      }
    }
  }

  /// The units whose source or translation has all words of a text, in any order and case: a
  /// concordance.
  ///
  /// - Parameter language: The language of the text that has the words, or of its translation.
  public func search(
    _ text: String, language: String? = nil, limit: Int = 50
  ) throws(MemoryFailure) -> [MemoryUnit] {
    try settle()
    let words = FoldedText.of(text).split(whereSeparator: \.isWhitespace).prefix(30)
    guard !words.isEmpty else { return [] }
    return try read { db in
      let tags = try Self.tags(db)
      func holds(_ name: String) -> String {
        words.map { _ in "instr(coalesce(\(name).folded, \(name).value), ?) > 0" }
          .joined(separator: " AND ")
      }
      let values = words.map { StoredText.value(String($0)) }
      let rows = try Row.fetchCursor(
        db,
        sql: """
          \(MatchSearch.units) WHERE (\(holds("s"))) OR (\(holds("t"))) ORDER BY unit.id
          """, arguments: StatementArguments(values + values))
      var units: [MemoryUnit] = []
      while units.count < limit, let row = try rows.next() {
        guard let unit = MemoryUnit(row, tags) else { continue }
        let isWanted = language.map {
          LanguageFallback.isSame($0, unit.sourceLanguage)
            || LanguageFallback.isSame($0, unit.targetLanguage)
        }
        if isWanted ?? true { units.append(unit) }
      }
      return units
    }
  }

  private static func tags(_ db: Database) throws -> [Int64: String] {
    var tags: [Int64: String] = [:]
    let rows = try Row.fetchCursor(db, sql: "SELECT id, tag FROM language")
    while let row = try rows.next() {
      if let id = row.number(0) { tags[id] = row.text(1) }
    }
    return tags
  }
}
