internal import Foundation
internal import GRDB
import Phrasebook
internal import Synchronization

/// A translation memory: every translation that somebody made, in one SQLite file that several
/// programs may use at once.
///
///     let memory = try Memory(at: ".phrasebook/memory.sqlite", .making)
///     try memory.add(units)
///     let hits = try memory.hits(for: MemoryQuery("Open the file", from: "en", to: "fr"))
///
/// Whatever a method has returned from is on the disk, whatever happens next.
public final class Memory: Sendable {
  /// What a memory is opened for.
  public enum Access: Sendable {
    /// It must be there.
    case reading
    /// It must be there, and stays as it is to the byte.
    case looking
    /// It must be there, and writable.
    case writing
    /// It is made where it is missing.
    case making
    /// The same, in no time: for who has something else to do, and only takes note of a catalog.
    case noting
  }

  public let path: String
  let isReadOnly: Bool
  let queue: DatabaseQueue
  /// What likeness is looked for in, as far as it was needed.
  let shelves = Mutex(ShelfCache())

  public convenience init(at path: String, _ access: Access) throws(MemoryFailure) {
    try self.init(MemoryFile(path: path), access)
  }

  init(_ file: MemoryFile, _ access: Access) throws(MemoryFailure) {
    path = file.path
    (queue, isReadOnly) = try file.open(access)
  }

  /// Closes the file; without it, that is done when nobody has the value any more.
  public func close() { try? queue.close() }

  func read<Value>(_ body: (Database) throws -> Value) throws(MemoryFailure) -> Value {
    do {
      return try queue.read(body)
    } catch {
      throw MemoryFailure(error, path)
    }
  }

  /// One transaction: all of it or nothing.
  func write(_ body: (Database) throws -> Void) throws(MemoryFailure) {
    guard !isReadOnly else { throw MemoryFailure("\(path): cannot write it: it is read-only") }
    do {
      try queue.inTransaction(.immediate) { db in
        try body(db)
        return .commit
      }
    } catch {
      throw MemoryFailure(error, path)
    }
  }
}
