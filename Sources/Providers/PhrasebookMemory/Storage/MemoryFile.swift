internal import Foundation
internal import GRDB

/// Opens the file of a memory, and touches no file that is none.
///
/// A new file is made elsewhere and linked into place when it is whole, so that whoever finds one finds
/// it with its tables, and two who make it at once end with one.
struct MemoryFile {
  let path: String
  var steps = Schema.steps
  /// Files up to this size are looked through before they are used, in bytes.
  private static let checkedSize = 8 << 20

  /// The file's connection, brought up to the version of today.
  func open(_ access: Memory.Access) throws(MemoryFailure) -> (DatabaseQueue, isReadOnly: Bool) {
    let files = FileManager.default
    if !files.fileExists(atPath: path) {
      guard access == .making || access == .noting else {
        throw MemoryFailure(
          "\(path): there is no translation memory yet; phrasebook memory import makes one of "
            + "catalogs and TMX files")
      }
      try make()
    }
    try inspect()
    let isReadOnly = !files.isWritableFile(atPath: path)
    if isReadOnly, access != .reading {
      throw MemoryFailure("\(path): cannot write it: it is read-only")
    }
    do {
      let queue = try DatabaseQueue(path: path, configuration: configuration(isReadOnly))
      try queue.read { try check($0, isThorough: access != .noting) }
      if !isReadOnly { try migrate(queue) }
      return (queue, isReadOnly)
    } catch let failure as MemoryFailure {
      throw failure
    } catch {
      throw MemoryFailure(error, path)
    }
  }

  private func configuration(_ isReadOnly: Bool) -> Configuration {
    var configuration = Configuration()
    configuration.readonly = isReadOnly
    configuration.busyMode = .timeout(20)
    configuration.prepareDatabase { db in
      if !isReadOnly { try db.execute(sql: "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL") }
      // A file that somebody sent may hold more than tables.
      try db.execute(
        sql: "PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON; PRAGMA cache_size = -65536")
    }
    return configuration
  }

  /// Reads the header alone: a database of another program is not even opened.
  private func inspect() throws(MemoryFailure) {
    guard let file = FileHandle(forReadingAtPath: path) else {
      throw MemoryFailure("\(path): cannot read it: permission is denied, or it is a folder")
    }
    defer { try? file.close() }
    let header = [UInt8]((try? file.read(upToCount: 100)) ?? Data())
    guard header.count == 100, header.starts(with: Array("SQLite format 3\0".utf8)) else {
      throw MemoryFailure(
        "\(path): it is no translation memory; name another file with --memory")
    }
    func number(_ index: Int) -> Int {
      header[index..<index + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    guard number(68) == Schema.application else {
      throw MemoryFailure(
        "\(path): it is a database of another program; name another file with --memory")
    }
    try refuseNewer(number(60))
  }

  private func refuseNewer(_ version: Int) throws(MemoryFailure) {
    guard version > steps.count else { return }
    throw MemoryFailure(
      "\(path): a newer phrasebook has written it (version \(version), and this one knows "
        + "\(steps.count)); update phrasebook")
  }

  private func check(_ db: Database, isThorough: Bool) throws {
    try refuseNewer(try Int.fetchOne(db, sql: "PRAGMA user_version") ?? 0)
    guard isThorough else { return }
    let size = (try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int) ?? 0
    if size <= Self.checkedSize {
      let answer = try String.fetchOne(db, sql: "PRAGMA quick_check(1)")
      guard answer == "ok" else { throw MemoryFailure.damaged(path) }
    }
  }

  private func migrate(_ queue: DatabaseQueue) throws {
    func version(_ db: Database) throws -> Int {
      try Int.fetchOne(db, sql: "PRAGMA user_version") ?? 0
    }
    if try queue.read(version) == steps.count { return }
    try queue.inTransaction(.immediate) { db in
      // Another process may have done it in between.
      for number in min(try version(db), steps.count)..<steps.count {
        try db.execute(sql: steps[number])
      }
      try db.execute(sql: "PRAGMA user_version = \(steps.count)")
      return .commit
    }
  }

  private func make() throws(MemoryFailure) {
    let url = URL(fileURLWithPath: path)
    let temporary = url.deletingLastPathComponent().appendingPathComponent(
      ".\(url.lastPathComponent).\(ProcessInfo.processInfo.processIdentifier)-"
        + "\(UInt32.random(in: 0...UInt32.max))"
    ).path
    defer {
      for end in ["", "-journal", "-wal", "-shm"] {
        try? FileManager.default.removeItem(atPath: temporary + end)
      }
    }
    do {
      let queue = try DatabaseQueue(path: temporary)
      try queue.inTransaction(.immediate) { db in
        try db.execute(sql: "PRAGMA application_id = \(Schema.application)")
        for step in steps { try db.execute(sql: step) }
        try db.execute(sql: "PRAGMA user_version = \(steps.count)")
        return .commit
      }
      try queue.close()
    } catch {
      throw MemoryFailure(error, path)
    }
    do {
      try FileManager.default.linkItem(atPath: temporary, toPath: path)
    } catch {
      // Whoever was quicker has made one that is as good.
      guard FileManager.default.fileExists(atPath: path) else {
        throw MemoryFailure("\(path): cannot create it: \(error.localizedDescription)")
      }
    }
  }
}
