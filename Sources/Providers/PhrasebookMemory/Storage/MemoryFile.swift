internal import Foundation
internal import GRDB
import Phrasebook

/// Opens the file of a memory, and changes no other file.
///
/// A new file is created elsewhere and linked into place when it is complete, so that it is never
/// seen without its tables, and two processes that create it at once end with one.
struct MemoryFile {
  let path: String
  var steps = Schema.steps
  /// Files up to this size are looked through before they are used, in bytes.
  private static let checkedSize = 8 << 20

  /// The file's connection, brought up to the version of today.
  func open(_ access: Memory.Access) throws(MemoryFailure) -> (DatabaseQueue, isReadOnly: Bool) {
    let files = FileManager.default
    if access == .trying { return (try copy(), false) }
    // Also beside a file that exists: the process may have been killed when it had just put it in place.
    if access == .making || access == .noting { NewMemoryFile.sweep(besides: path) }
    if !files.fileExists(atPath: path) {
      guard access == .making || access == .noting else {
        throw MemoryFailure(
          """
          \(path): no translation memory yet; phrasebook memory import creates one from catalogs and TMX files
          """)
      }
      try make()
    }
    try inspect()
    // SQLite makes a file beside it while it writes.
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    let isLocked = !files.isWritableFile(atPath: path) || !files.isWritableFile(atPath: folder)
    if isLocked, access != .reading, access != .looking {
      throw MemoryFailure("\(path): cannot write it: it is read-only")
    }
    let isReadOnly = isLocked || access == .looking
    do {
      let queue = try DatabaseQueue(
        path: path, configuration: configuration(isReadOnly, access))
      try queue.read { try check($0, isThorough: access != .noting) }
      if isReadOnly, try queue.read(isUnsettled) { return (try copy(of: queue), false) }
      if !isReadOnly { try migrate(queue) }
      return (queue, isReadOnly)
    } catch let failure as MemoryFailure {
      throw failure
    } catch {
      throw MemoryFailure(error, path)
    }
  }

  /// The contents of the file in memory; an empty memory if the file is missing.
  private func copy() throws(MemoryFailure) -> DatabaseQueue {
    guard FileManager.default.fileExists(atPath: path) else {
      do {
        return try copy(of: nil)
      } catch {
        throw MemoryFailure(error, path)
      }
    }
    let (queue, _) = try open(.looking)
    do {
      return try copy(of: queue)
    } catch {
      throw MemoryFailure(error, path)
    }
  }

  private func copy(of queue: DatabaseQueue?) throws -> DatabaseQueue {
    let copy = try DatabaseQueue()
    try queue?.backup(to: copy)
    try migrate(copy)
    return copy
  }

  private func configuration(_ isReadOnly: Bool, _ access: Memory.Access) -> Configuration {
    var configuration = Configuration()
    configuration.readonly = isReadOnly
    // A caller that only takes note has other work to do.
    configuration.busyMode = .timeout(access == .noting ? 5 : 30)
    configuration.prepareDatabase { db in
      // A journal that is deleted, and not a log that stays: the file can be read without write
      // access, can be copied, and works on a network disk. EXTRA: saved data survives a power
      // failure.
      if !isReadOnly {
        try db.execute(sql: "PRAGMA journal_mode = DELETE; PRAGMA synchronous = EXTRA")
      }
      // A file from elsewhere may contain more than tables.
      try db.execute(
        sql: "PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON; PRAGMA cache_size = -65536")
    }
    return configuration
  }

  /// Reads only the header: a database of another program is not even opened.
  private func inspect() throws(MemoryFailure) {
    // A pipe or a terminal under this name would be waited for.
    let kind =
      try? FileManager.default.attributesOfItem(
        atPath: URL(fileURLWithPath: path).resolvingSymlinksInPath().path)[.type]
      as? FileAttributeType
    guard kind == nil || kind == .typeRegular else {
      throw MemoryFailure("\(path): not a translation memory; use another file with --memory")
    }
    guard let file = FileHandle(forReadingAtPath: path) else {
      throw MemoryFailure("\(path): cannot read it: permission is denied, or it is a folder")
    }
    defer { try? file.close() }
    let header = [UInt8]((try? file.read(upToCount: 100)) ?? Data())
    guard header.count == 100, header.starts(with: Array("SQLite format 3\0".utf8)) else {
      throw MemoryFailure(
        "\(path): not a translation memory; use another file with --memory")
    }
    func number(_ index: Int) -> Int {
      header[index..<index + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    guard number(68) == Schema.application else {
      throw MemoryFailure(
        "\(path): it is a database of another program; use another file with --memory")
    }
    try refuseNewer(number(60))
  }

  private func refuseNewer(_ version: Int) throws(MemoryFailure) {
    guard version > steps.count else { return }
    throw MemoryFailure(
      """
      \(path): a newer phrasebook has written it (version \(version), and this one knows \
      \(steps.count)); update phrasebook
      """)
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

  /// Whether there is something that a look at a file that cannot be written would miss.
  private func isUnsettled(_ db: Database) throws -> Bool {
    let version = try Int.fetchOne(db, sql: "PRAGMA user_version") ?? 0
    guard version == steps.count else { return true }
    return try Row.fetchOne(db, sql: "SELECT id FROM inbox LIMIT 1") != nil
  }

  private func make() throws(MemoryFailure) {
    let url = URL(fileURLWithPath: path)
    let folder = url.deletingLastPathComponent().path
    guard FileManager.default.fileExists(atPath: folder) else {
      throw MemoryFailure("\(path): the folder does not exist; create it first")
    }
    let temporary = NewMemoryFile(for: path)
    defer { temporary.remove() }
    do {
      let queue = try DatabaseQueue(path: temporary.path)
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
      try FileManager.default.linkItem(atPath: temporary.path, toPath: path)
    } catch {
      // Another process has created an equal one first.
      guard FileManager.default.fileExists(atPath: path) else {
        throw MemoryFailure("\(path): cannot create it: \(error.localizedDescription)")
      }
    }
  }
}
