internal import GRDB

/// The shelves that were asked for, as long as nobody has written to the file.
struct ShelfCache: Sendable {
  private struct Place: Hashable {
    var language: Int64
    var lengthClass: Int
  }

  private var version: [Int64] = []
  private var shelves: [Place: Shelf] = [:]

  /// Forgets everything where the file has changed.
  mutating func refresh(_ db: Database) throws {
    let others = try Int64.fetchOne(db, sql: "PRAGMA data_version") ?? 0
    let now = [others, Int64(db.totalChangesCount)]
    if now != version { shelves = [:] }
    version = now
  }

  mutating func shelf(_ language: Int64, _ lengthClass: Int, _ db: Database) throws -> Shelf {
    let place = Place(language: language, lengthClass: lengthClass)
    if let shelf = shelves[place] { return shelf }
    var shelf = Shelf()
    let rows = try Row.fetchCursor(
      db, sql: "SELECT data FROM shelf WHERE language = ? AND class = ? ORDER BY number",
      arguments: [language, lengthClass])
    while let row = try rows.next() { shelf.append(run: row.bytes(0)) }
    shelves[place] = shelf
    return shelf
  }
}
