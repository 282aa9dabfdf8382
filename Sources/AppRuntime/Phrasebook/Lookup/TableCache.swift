internal import struct PhrasebookPlatform.Mutex

/// The tables of every bundle in use, loaded once per process.
final class TableCache: Sendable {
  static let shared = TableCache()

  private struct Entry: Sendable {
    var tables: BundleTables
    var stamp: FolderStamp
  }

  private let entries = Mutex<[String: Entry]>([:])
  /// The maximum number of folders; names may come from other processes.
  private static let capacity = 4096

  /// Returns the tables in a folder; none if it does not exist.
  func tables(in folder: String) -> BundleTables {
    entries.withLock { entries in
      if let entry = entries[folder] { return entry.tables }
      return load(folder, FolderStamp(folder: folder), areEdited: false, into: &entries)
    }
  }

  /// Returns the tables in a folder, reading them again if a file has changed. A file that cannot
  /// be read, such as a catalog that is being written, leaves its tables as they were.
  func freshTables(in folder: String) -> BundleTables {
    entries.withLock { entries in
      let stamp = FolderStamp(folder: folder)
      let known = entries[folder]
      if let known, known.stamp == stamp { return known.tables }
      return load(folder, stamp, areEdited: true, into: &entries)
    }
  }

  private func load(
    _ folder: String, _ stamp: FolderStamp, areEdited: Bool,
    into entries: inout [String: Entry]
  ) -> BundleTables {
    var tables =
      Embedding.tables(in: folder)
      ?? BundleTables(files: stamp.paths, areEdited: areEdited)
    if let known = entries[folder], !tables.problems.isEmpty {
      tables = BundleTables(
        tables: known.tables.tables.merging(tables.tables) { _, new in new },
        problems: tables.problems)
    }
    if entries.count >= Self.capacity { entries.removeAll() }
    entries[folder] = Entry(tables: tables, stamp: stamp)
    return tables
  }
}
