import GRDB
import PhrasebookMemory

/// The work of a tool that has only SQLite and Levenshtein's distance: every text of about
/// the length is read and compared, in one pass, with the usual stop once too many edits are certain.
struct PlainScan {
  private let queue: DatabaseQueue

  init(at path: String, _ units: [MemoryUnit]) throws {
    queue = try DatabaseQueue(path: path)
    try queue.write { db in
      try db.execute(
        sql: """
          CREATE TABLE tm(source TEXT, target TEXT, length INTEGER);
          CREATE INDEX tm_length ON tm(length, source);
          """)
      let insert = try db.makeStatement(sql: "INSERT INTO tm VALUES (?, ?, ?)")
      for unit in units {
        try insert.execute(arguments: [unit.source, unit.target, unit.source.unicodeScalars.count])
      }
    }
  }

  /// The text that is most similar to another, only by the distance over characters.
  func best(for text: String, minimum: Int) throws -> String? {
    let own = text.unicodeScalars.map(\.value)
    return try queue.read { db in
      let rows = try Row.fetchCursor(
        db, sql: "SELECT source FROM tm WHERE length BETWEEN ? AND ?",
        arguments: [own.count * minimum / 100, own.count * 100 / minimum])
      var best: (score: Int, text: String)?
      while let row = try rows.next() {
        let source: String = row[0]
        let other = source.unicodeScalars.map(\.value)
        let longest = max(own.count, other.count)
        let least = best?.score ?? minimum
        let most = longest * (100 - least) / 100
        guard let edits = Self.edits(own, other, atMost: most) else { continue }
        let score = 100 * (longest - edits) / longest
        if score > best?.score ?? -1 { best = (score, source) }
      }
      return best?.text
    }
  }

  private static func edits(_ a: [UInt32], _ b: [UInt32], atMost most: Int) -> Int? {
    var row = Array(0...b.count)
    for (line, own) in a.enumerated() {
      var diagonal = row[0]
      row[0] = line + 1
      var least = row[0]
      for column in b.indices {
        let next = min(diagonal + (own == b[column] ? 0 : 1), row[column] + 1, row[column + 1] + 1)
        diagonal = row[column + 1]
        row[column + 1] = next
        least = min(least, next)
      }
      if least > most { return nil }
    }
    return row[b.count] <= most ? row[b.count] : nil
  }
}
