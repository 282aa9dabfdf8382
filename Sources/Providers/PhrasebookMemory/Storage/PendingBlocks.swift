internal import Foundation
internal import GRDB

/// The new strings of a transaction, to be added to the runs of their blocks.
struct PendingBlocks {
  private var waiting: [SimilarityBlockKey: [(code: TextCode, id: Int64)]] = [:]

  mutating func append(_ code: TextCode, id: Int64, language: Int64) {
    let lengthClass = TextCode.lengthClass(of: code.codes.count)
    let key = SimilarityBlockKey(language: language, lengthClass: lengthClass)
    waiting[key, default: []].append((code, id))
  }

  /// Fills the last run of each block, then adds runs.
  mutating func write(to db: Database) throws {
    for (key, texts) in waiting {
      let last = try Row.fetchOne(
        db,
        sql: """
          SELECT number, data FROM shelf WHERE language = ? AND class = ?
          ORDER BY number DESC LIMIT 1
          """, arguments: [key.language, key.lengthClass])
      var number = last?.number(0) ?? 0
      var block = SimilarityBlock()
      if let last { block.append(run: last.bytes(1)) }
      for (index, text) in texts.enumerated() {
        if block.ids.count >= SimilarityBlock.run {
          number += 1
          block = SimilarityBlock()
        }
        block.append(text.code, id: text.id)
        if block.ids.count == SimilarityBlock.run || index == texts.count - 1 {
          try db.execute(
            sql: """
              INSERT OR REPLACE INTO shelf(language, class, number, count, data)
              VALUES (?, ?, ?, ?, ?)
              """,
            arguments: [
              key.language, key.lengthClass, number, block.ids.count, Data(block.packed),
            ])
        }
      }
    }
    waiting = [:]
  }
}
