/// The tables of every bundle that was asked for, loaded once for the whole process.
final class TableShelf: Sendable {
  static let shared = TableShelf()

  private struct Entry: Sendable {
    var tables: BundleTables
    var stamp: FolderStamp
  }

  private let entries = Guarded<[String: Entry]>([:])
  /// More folders than any program has: names of folders may come from outside.
  private static let capacity = 4096

  /// The tables in a folder; none where it is not there.
  func tables(in folder: String) -> BundleTables {
    entries.withLock { entries in
      if let entry = entries[folder] { return entry.tables }
      return load(folder, FolderStamp(folder: folder), areEdited: false, into: &entries)
    }
  }

  /// The same, after a look whether a file has changed since. What cannot be read, as a catalog that is
  /// being written, leaves the tables as they were.
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
