internal import GRDB
internal import PhrasebookModel

/// Inserts units: the work of one transaction, with the rows it has read.
struct UnitWriter {
  private let db: Database
  private var languages: [String: Int64] = [:]
  private var texts: [ExactString: Int64] = [:]
  private var lastPlace: (place: MemoryPlace, comment: String?, id: Int64)?
  private var pending = PendingBlocks()
  private(set) var added = Memory.Added()

  private let findText: Statement
  private let addText: Statement
  private let findPlace: Statement
  private let addPlace: Statement
  private let findUnit: Statement
  private let addUnit: Statement
  private let changeUnit: Statement
  private let addSource: Statement

  init(_ db: Database) throws {
    self.db = db
    findText = try db.cachedStatement(sql: "SELECT id, value FROM text WHERE hash = ?")
    addText = try db.cachedStatement(sql: "INSERT INTO text(hash, value, folded) VALUES (?, ?, ?)")
    findPlace = try db.cachedStatement(
      sql: """
        SELECT id, project, original, "table", key, path, comment FROM place WHERE hash = ?
        """)
    addPlace = try db.cachedStatement(
      sql: """
        INSERT INTO place(hash, project, original, "table", key, path, comment)
        VALUES (?, ?, ?, ?, ?, ?, ?)
        """)
    findUnit = try db.cachedStatement(
      sql: """
        SELECT id, target, state, author, changed, uses FROM unit WHERE source = ?
        AND target_language = ? AND source_language = ? AND place = ? AND variant = ?
        """)
    addUnit = try db.cachedStatement(
      sql: """
        INSERT INTO unit(source, target_language, source_language, place, variant, target, state,
        author, changed, uses) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        """)
    changeUnit = try db.cachedStatement(
      sql: """
        UPDATE unit SET target = ?, state = ?, author = ?, changed = ?, uses = ? WHERE id = ?
        """)
    addSource = try db.cachedStatement(
      sql: "INSERT OR IGNORE INTO source(language, text, shape) VALUES (?, ?, ?)")
  }

  mutating func put(_ unit: MemoryUnit) throws {
    let from = try language(unit.sourceLanguage)
    let to = try language(unit.targetLanguage)
    let source = try text(unit.source)
    let target = try text(unit.target)
    let place = try place(unit.place, unit.comment)
    let variant = unit.place.key.isEmpty ? target : 0
    let identity: StatementArguments = [source, to, from, place, variant]
    if let old = try Row.fetchOne(findUnit, arguments: identity), let id = old.number(0) {
      let isSameText = old.number(1) == target && old.text(2) == unit.state
      let isSame = isSameText && (unit.author == nil || old.text(3) == unit.author)
      // A unit that is older than the stored one changes nothing.
      let isOlder = unit.changed.map { Int64($0) < old.number(4) ?? .min } ?? false
      guard !isSame, !isOlder else {
        added.known += 1
        return
      }
      let author = unit.author ?? old.text(3)
      let changed = unit.changed.map { Int64($0) } ?? old.number(4)
      let uses = max(Int64(unit.uses), old.number(5) ?? 0)
      try changeUnit.execute(arguments: [
        target, StoredText.value(unit.state), StoredText.value(author), changed, uses, id,
      ])
      added.changed += 1
    } else {
      try addUnit.execute(arguments: [
        source, to, from, place, variant, target, StoredText.value(unit.state),
        StoredText.value(unit.author), unit.changed.map { Int64($0) }, Int64(unit.uses),
      ])
      added.new += 1
      try addToBlock(unit.source, source, from)
    }
  }

  /// Writes the pending rows.
  mutating func finish() throws { try pending.write(to: db) }

  private mutating func addToBlock(_ text: String, _ id: Int64, _ language: Int64) throws {
    let known = db.totalChangesCount
    let tokens = TextTokens(text)
    try addSource.execute(arguments: [language, id, tokens.shape])
    if db.totalChangesCount > known, let code = TextCode(tokens) {
      pending.append(code, id: id, language: language)
    }
  }

  private mutating func language(_ tag: String) throws -> Int64 {
    if let id = languages[tag] { return id }
    try db.execute(
      sql: "INSERT OR IGNORE INTO language(tag) VALUES (?)", arguments: [StoredText.value(tag)])
    let id = try Int64.fetchOne(
      db, sql: "SELECT id FROM language WHERE tag = ?", arguments: [StoredText.value(tag)])
    languages[tag] = id
    return id ?? 0
  }

  private mutating func text(_ text: String) throws -> Int64 {
    if let id = texts[ExactString(text)] { return id }
    let hash = StableHash.of(text)
    let rows = try Row.fetchCursor(findText, arguments: [hash])
    var found: Int64?
    while found == nil, let row = try rows.next() {
      if let value = row.text(1), value.utf8.elementsEqual(text.utf8) { found = row.number(0) }
    }
    if found == nil {
      let folded = FoldedText.of(text)
      let isOther = !folded.utf8.elementsEqual(text.utf8)
      try addText.execute(arguments: [
        hash, StoredText.value(text), isOther ? StoredText.value(folded) : .null,
      ])
      found = db.lastInsertedRowID
    }
    if texts.count > 20_000 { texts = [:] }
    texts[ExactString(text)] = found
    return found ?? 0
  }

  private mutating func place(_ place: MemoryPlace, _ comment: String?) throws -> Int64 {
    if let last = lastPlace, last.place == place, last.comment == comment { return last.id }
    let parts = [place.project, place.original, place.table, place.key, place.path]
    let rows = try Row.fetchCursor(findPlace, arguments: [place.hashed])
    var found: Int64?
    var old: String?
    while found == nil, let row = try rows.next() {
      let isSame = parts.enumerated().allSatisfy { index, part in
        row.text(index + 1)?.utf8.elementsEqual(part.utf8) == true
      }
      if isSame { (found, old) = (row.number(0), row.text(6)) }
    }
    if let found, let comment, comment != old {
      try db.execute(
        sql: "UPDATE place SET comment = ? WHERE id = ?",
        arguments: [StoredText.value(comment), found])
    }
    if found == nil {
      try addPlace.execute(
        arguments: StatementArguments(
          [place.hashed.databaseValue] + parts.map { StoredText.value($0) }
            + [StoredText.value(comment)]))
      found = db.lastInsertedRowID
    }
    lastPlace = (place, comment, found ?? 0)
    return found ?? 0
  }
}

/// A text as it is searched: in lower case.
enum FoldedText {
  static func of(_ text: String) -> String { text.lowercased() }
}
