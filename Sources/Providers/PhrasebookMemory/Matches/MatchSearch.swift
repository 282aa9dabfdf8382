internal import GRDB
internal import PhrasebookModel

/// One look into the memory.
struct MatchSearch {
  private let query: MemoryQuery
  private let db: Database
  private let sources: [Int64: Int]
  private let targets: [Int64: Int]
  private let tags: [Int64: String]
  /// The units of a source text in the target languages.
  private let unitsOfText: Statement

  /// So many texts of the same shape are looked at, and so many similar ones in a row that bring no better
  /// translation: a project may have thousands that differ in a number.
  private static let patience = 64

  static let units = """
    SELECT unit.source_language, unit.target_language, s.value, t.value, place.project,
    place.original, place."table", place.key, place.path, place.comment, unit.state, unit.author,
    unit.changed, unit.uses FROM unit JOIN text s ON s.id = unit.source
    JOIN text t ON t.id = unit.target JOIN place ON place.id = unit.place
    """

  init(_ query: MemoryQuery, _ db: Database) throws {
    self.query = query
    self.db = db
    var (sources, targets, tags): ([Int64: Int], [Int64: Int], [Int64: String]) = ([:], [:], [:])
    let rows = try Row.fetchCursor(db, sql: "SELECT id, tag FROM language")
    while let row = try rows.next() {
      guard let id = row.number(0), let tag = row.text(1) else { continue }
      tags[id] = tag
      sources[id] = LanguageFallback.penalty(of: tag, for: query.source)
      targets[id] = LanguageFallback.penalty(of: tag, for: query.target)
    }
    (self.sources, self.targets, self.tags) = (sources, targets, tags)
    unitsOfText = try db.cachedStatement(
      sql: """
        \(Self.units) WHERE unit.source = ?
        AND unit.target_language IN (\(targets.keys.sorted().map(String.init).joined(separator: ",")))
        """)
  }

  func matches(_ cache: inout SimilarityBlockCache) throws -> [MemoryMatch] {
    guard !sources.isEmpty, !targets.isEmpty, query.limit > 0 else { return [] }
    var matches: [MemoryMatch] = []
    let tokens = TextTokens(query.text)
    var looked: Set<Int64> = []
    for id in try texts("SELECT id, value FROM text WHERE hash = ?", [StableHash.of(query.text)])
    where looked.insert(id).inserted { matches += try self.matches(of: id, tokens) }
    if query.minimum < 100 {
      if let shape = tokens.shape {
        for language in sources.keys {
          let rows = try Row.fetchCursor(
            db, sql: "SELECT text FROM source WHERE shape = ? AND language = ? LIMIT ?",
            arguments: [shape, language, Self.patience])
          var ids: [Int64] = []
          while let row = try rows.next() { if let id = row.number(0) { ids.append(id) } }
          for id in ids where looked.insert(id).inserted {
            matches += try self.matches(of: id, tokens)
          }
        }
      }
      matches += try similarMatches(tokens, &looked, found: matches, &cache)
    }
    return ordered(matches)
  }

  /// The matches of similar texts, as long as better ones may follow.
  private func similarMatches(
    _ tokens: TextTokens, _ looked: inout Set<Int64>, found: [MemoryMatch],
    _ cache: inout SimilarityBlockCache
  ) throws -> [MemoryMatch] {
    guard let search = SimilarTexts(tokens, minimum: query.minimum) else { return [] }
    var matches: [MemoryMatch] = []
    var best: [ExactString: Int] = [:]
    var (tries, fruitless) = (0, 0)
    /// A text that cannot be better than the known ones is skipped.
    func floor(_ more: [MemoryMatch]) -> Int {
      for match in more { best[ExactString(match.text), default: 0].raise(to: match.score) }
      guard best.count >= query.limit else { return query.minimum }
      return best.values.sorted(by: >)[query.limit - 1]
    }
    let start = floor(found)
    var known = (floor: start, count: min(best.count, query.limit))
    try search.candidates(sources.keys.sorted(), &cache, db, floor: start) { candidate in
      guard looked.insert(candidate.id).inserted else { return query.minimum }
      tries += 1
      if tries > 400 || fruitless > Self.patience { return nil }
      let more = try self.matches(of: candidate.id, tokens)
      matches += more
      let now = (floor: floor(more), count: min(best.count, query.limit))
      fruitless = now > known ? 0 : fruitless + 1
      known = now
      return now.floor
    }
    return matches
  }

  private func texts(_ sql: String, _ arguments: StatementArguments) throws -> [Int64] {
    let rows = try Row.fetchCursor(db, sql: sql, arguments: arguments)
    var ids: [Int64] = []
    while let row = try rows.next() {
      if let id = row.number(0), row.text(1)?.utf8.elementsEqual(query.text.utf8) == true {
        ids.append(id)
      }
    }
    return ids
  }

  /// The matches that the units of one text make.
  private func matches(of source: Int64, _ tokens: TextTokens) throws -> [MemoryMatch] {
    let rows = try Row.fetchCursor(unitsOfText, arguments: [source])
    var matches: [MemoryMatch] = []
    var score: (value: Int, kind: MemoryMatch.Kind)?
    while let row = try rows.next() {
      guard let from = row.number(0).flatMap({ sources[$0] }),
        let to = row.number(1).flatMap({ targets[$0] }), let unit = MemoryUnit(row, tags)
      else { continue }
      let found = score ?? similarity(of: unit.source, to: tokens)
      score = found
      var kind = found.kind
      if kind == .exact, isHere(unit.place) { kind = .context }
      let total = found.value - max(from, to)
      guard total >= query.minimum,
        let text = Refitting.text(unit.target, of: unit.source, for: query.text)
      else { continue }
      matches.append(MemoryMatch(kind: kind, score: total, text: text, unit: unit))
      if matches.count >= 10_000 { break }
    }
    return matches
  }

  private func similarity(
    of text: String, to tokens: TextTokens
  ) -> (value: Int, kind: MemoryMatch.Kind) {
    if text.utf8.elementsEqual(query.text.utf8) { return (100, .exact) }
    let other = TextTokens(text, limit: TextTokens.limit)
    let score = Similarity.score(tokens, other)
    let isSame = tokens.shape != nil && tokens.shape == other.shape
    return (score, isSame ? .placeholders : .fuzzy)
  }

  private func isHere(_ place: MemoryPlace) -> Bool {
    let own = query.place
    return !own.key.isEmpty && own.key.utf8.elementsEqual(place.key.utf8)
      && own.table == place.table && own.path == place.path
  }

  /// The best first: by kind if the score is the same, then the same form, then the latest.
  private func ordered(_ matches: [MemoryMatch]) -> [MemoryMatch] {
    func rank(_ match: MemoryMatch) -> [Int] {
      let place = match.unit.place
      let isForm = place.path == query.place.path
      let isNear = [
        place.key == query.place.key, place.table == query.place.table,
        place.project == query.place.project,
      ].count { $0 }
      return [
        -match.score, match.kind == .context ? 0 : 1, isForm ? 0 : 1, match.kind == .fuzzy ? 1 : 0,
        -isNear, -(match.unit.changed ?? 0),
      ]
    }
    let sorted = matches.map { (rank($0), $0) }.sorted {
      $0.0 == $1.0
        ? ($0.1.text, $0.1.unit.source) < ($1.1.text, $1.1.unit.source)
        : $0.0.lexicographicallyPrecedes($1.0)
    }
    var seen: Set<ExactString> = []
    var result: [MemoryMatch] = []
    for (_, match) in sorted where result.count < query.limit {
      if seen.insert(ExactString(match.text)).inserted { result.append(match) }
    }
    return result
  }
}

extension Int {
  fileprivate mutating func raise(to other: Int) { self = Swift.max(self, other) }
}
