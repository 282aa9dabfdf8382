internal import Foundation
internal import GRDB
import Phrasebook
internal import struct PhrasebookPlatform.Mutex

/// A translation memory: translations in one SQLite file that several programs may use at once.
///
///     let memory = try Memory(at: ".phrasebook/memory.sqlite", .making)
///     try memory.add(units)
///     let matches = try memory.matches(for: MemoryQuery("Open the file", from: "en", to: "fr"))
///
/// When a method returns, its changes are on disk.
public final class Memory: Sendable {
  /// The ways to open a memory.
  public enum Access: Sendable {
    /// Fails if the file is missing.
    case reading
    /// Fails if the file is missing, and never changes a byte of it.
    case looking
    /// Fails if the file is missing or read-only.
    case writing
    /// Creates the file if missing.
    case making
    /// Creates the file if missing, with quick writes: for commands that note a catalog in passing.
    case noting
    /// Works on a copy that is never saved; a missing file counts as empty.
    case trying
  }

  /// The path of the file.
  public let path: String
  let isReadOnly: Bool
  let queue: DatabaseQueue
  /// The loaded parts of the similarity index.
  let blocks = Mutex(SimilarityBlockCache())

  /// Opens a memory.
  public convenience init(at path: String, _ access: Access) throws(MemoryFailure) {
    try self.init(MemoryFile(path: path), access)
  }

  init(_ file: MemoryFile, _ access: Access) throws(MemoryFailure) {
    path = file.path
    (queue, isReadOnly) = try file.open(access)
  }

  /// Closes the file; otherwise it is closed with the last copy of the value.
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
