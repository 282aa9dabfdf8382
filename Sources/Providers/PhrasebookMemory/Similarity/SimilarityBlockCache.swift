internal import GRDB

/// The blocks read so far, as long as the file is unchanged.
struct SimilarityBlockCache: Sendable {
  private var version: [Int64] = []
  private var blocks: [SimilarityBlockKey: SimilarityBlock] = [:]

  /// Removes everything if the file has changed.
  mutating func refresh(_ db: Database) throws {
    let others = try Int64.fetchOne(db, sql: "PRAGMA data_version") ?? 0
    let now = [others, Int64(db.totalChangesCount)]
    if now != version { blocks = [:] }
    version = now
  }

  mutating func block(_ language: Int64, _ lengthClass: Int, _ db: Database) throws
    -> SimilarityBlock
  {
    let key = SimilarityBlockKey(language: language, lengthClass: lengthClass)
    if let block = blocks[key] { return block }
    var block = SimilarityBlock()
    let rows = try Row.fetchCursor(
      db, sql: "SELECT data FROM shelf WHERE language = ? AND class = ? ORDER BY number",
      arguments: [language, lengthClass])
    while let row = try rows.next() { block.append(run: row.bytes(0)) }
    blocks[key] = block
    return block
  }
}
