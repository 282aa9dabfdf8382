internal import Foundation
internal import GRDB

extension Memory {
  /// The outcome of adding units.
  public struct Added: Hashable, Sendable {
    /// The number of units that were not stored yet.
    public var new = 0
    /// The number of units that replaced another translation of the same place.
    public var changed = 0
    /// The number of units that were stored already, or older than the stored ones.
    public var known = 0

    /// Creates an outcome without units.
    public init() {}

    /// Adds up two outcomes.
    public static func += (a: inout Added, b: Added) {
      a.new += b.new
      a.changed += b.changed
      a.known += b.known
    }
  }

  private static let batch = 20_000

  /// Adds units, one transaction for every 20,000.
  ///
  /// - Parameter saved: Called after each batch with the number of units on disk.
  @discardableResult
  public func add(
    _ units: [MemoryUnit], saved: (Int) -> Void = { _ in }
  ) throws(MemoryFailure) -> Added {
    var added = Added()
    var start = 0
    while start < units.count {
      let end = min(units.count, start + Self.batch)
      var part = Added()
      try write { db in
        var writer = try UnitWriter(db)
        for unit in units[start..<end] { try writer.put(unit) }
        try writer.finish()
        part = writer.added
      }
      added += part
      start = end
      saved(end)
    }
    return added
  }

  /// Notes the units of a catalog quickly: the changes since the last time are stored as they are,
  /// and inserted when the memory is next searched. False without changes.
  ///
  /// - Parameters:
  ///   - parts: Everything that the catalog has, in its order.
  ///   - catalog: The name of the catalog in the memory; always the same one.
  ///   - stamp: A hash of the catalog's bytes, for `knows`; nil if they are not known.
  @discardableResult
  public func note(
    _ parts: [NotedUnits], of catalog: String, stamp: Int64? = nil
  ) throws(MemoryFailure) -> Bool {
    var digests = parts.flatMap(\.digests)
    digests.sort()
    let bytes = digests.withUnsafeBytes { Data($0) }
    let name = StoredText.value(catalog)
    let batches = parts.map(\.encoded.bytes).filter { !$0.isEmpty }
    if batches.isEmpty, stamp == nil, try seen(catalog)?.elementsEqual(bytes) == true {
      return false
    }
    try write { db in
      try db.execute(
        sql: "INSERT OR REPLACE INTO seen(catalog, stamp, digests) VALUES (?, ?, ?)",
        arguments: [name, stamp, bytes])
      for batch in batches {
        try db.execute(sql: "INSERT INTO inbox(data) VALUES (?)", arguments: [Data(batch)])
      }
    }
    return !batches.isEmpty
  }

  /// The hashes of the units that a catalog was last noted with.
  public func digests(of catalog: String) throws(MemoryFailure) -> Set<Int64> {
    Set((try seen(catalog) ?? []).numbers)
  }

  private func seen(_ catalog: String) throws(MemoryFailure) -> [UInt8]? {
    try read { db in
      try Row.fetchOne(
        db, sql: "SELECT digests FROM seen WHERE catalog = ?",
        arguments: [StoredText.value(catalog)])?.bytes(0)
    }
  }

  /// Whether a catalog was noted with just these bytes.
  public func knows(_ catalog: String, stamp: Int64) throws(MemoryFailure) -> Bool {
    try read { db in
      try Row.fetchOne(
        db, sql: "SELECT stamp FROM seen WHERE catalog = ?",
        arguments: [StoredText.value(catalog)])?.number(0) == stamp
    }
  }

  /// Inserts the noted units; other processes that do the same wait for it.
  func settle() throws(MemoryFailure) {
    guard !isReadOnly else { return }
    while true {
      let isEmpty = try read { db in
        try Row.fetchOne(db, sql: "SELECT id FROM inbox LIMIT 1") == nil
      }
      if isEmpty { return }
      try write { db in
        let row = try Row.fetchOne(db, sql: "SELECT id, data FROM inbox ORDER BY id LIMIT 1")
        // Another process may have inserted them.
        guard let row else { return }
        guard let id = row.number(0) else { throw Self.damage }
        var writer = try UnitWriter(db)
        for unit in UnitDecoder(row.bytes(1)) { try writer.put(unit) }
        try writer.finish()
        try db.execute(sql: "DELETE FROM inbox WHERE id = ?", arguments: [id])
        // In a damaged file the row may stay, and would be found again and again.
        guard db.changesCount > 0 else { throw Self.damage }
      }
    }
  }

  private static var damage: DatabaseError { DatabaseError(resultCode: .SQLITE_CORRUPT) }
}

extension [UInt8] {
  /// The bytes as numbers of eight each.
  fileprivate var numbers: [Int64] {
    withUnsafeBytes { bytes in
      (0..<bytes.count / 8).map {
        Int64(littleEndian: bytes.loadUnaligned(fromByteOffset: $0 * 8, as: Int64.self))
      }
    }
  }
}
