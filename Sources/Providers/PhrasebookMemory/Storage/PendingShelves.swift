internal import Foundation
internal import GRDB

/// Texts that are new in a transaction, on their way to the runs that they belong to.
struct PendingShelves {
  private struct Place: Hashable {
    var language: Int64
    var lengthClass: Int
  }

  private var waiting: [Place: [(code: TextCode, id: Int64)]] = [:]

  mutating func append(_ code: TextCode, id: Int64, language: Int64) {
    let lengthClass = TextCode.lengthClass(of: code.codes.count)
    waiting[Place(language: language, lengthClass: lengthClass), default: []].append((code, id))
  }

  /// Fills the last run of each shelf, and begins new ones.
  mutating func write(to db: Database) throws {
    for (place, texts) in waiting {
      let last = try Row.fetchOne(
        db,
        sql: """
          SELECT number, data FROM shelf WHERE language = ? AND class = ?
          ORDER BY number DESC LIMIT 1
          """, arguments: [place.language, place.lengthClass])
      var number = last?.number(0) ?? 0
      var shelf = Shelf()
      if let last { shelf.append(run: last.bytes(1)) }
      for (index, text) in texts.enumerated() {
        if shelf.ids.count >= Shelf.run {
          number += 1
          shelf = Shelf()
        }
        shelf.append(text.code, id: text.id)
        if shelf.ids.count == Shelf.run || index == texts.count - 1 {
          try db.execute(
            sql: """
              INSERT OR REPLACE INTO shelf(language, class, number, count, data)
              VALUES (?, ?, ?, ?, ?)
              """,
            arguments: [
              place.language, place.lengthClass, number, shelf.ids.count, Data(shelf.packed),
            ])
        }
      }
    }
    waiting = [:]
  }
}
