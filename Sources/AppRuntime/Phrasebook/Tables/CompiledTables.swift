/// All tables of one module in one file, as `phrasebook compile --as table` writes it: mapped, not
/// parsed, so that the start of a program does not depend on the number of strings.
package struct CompiledTables: Sendable {
  private let tables: [StringTable]
  private let storage: TableStorage
  private let directory: TableDirectory
  private let path: String?

  /// Maps a file. Its head is checked at once, each string when it is looked up.
  package static func map(path: String) throws(TableError) -> CompiledTables {
    try CompiledTables(TableStorage(mapping: path), path: path)
  }

  /// Reads tables in memory.
  package init(_ bytes: [UInt8], path: String? = nil) throws(TableError) {
    try self.init(bytes.withUnsafeBufferPointer(TableStorage.init(copying:)), path: path)
  }

  private init(_ storage: TableStorage, path: String?) throws(TableError) {
    do {
      directory = try TableDirectory(storage.bytes)
    } catch {
      var error = error
      error.path = path
      throw error
    }
    tables = directory.tables.compactMap { StringTable($0, in: storage) }
    self.storage = storage
    self.path = path
  }

  /// The names of the tables, sorted.
  package var names: [String] { tables.map(\.name) }

  /// Returns the table of a name.
  package func table(named name: String) -> StringTable? { tables.first { $0.name == name } }

  /// Reads every byte and compares it with the compiler's checksum: finds damage that a look-up
  /// only finds at the damaged string.
  package func verify() throws(TableError) {
    let body = UnsafeBufferPointer(rebasing: storage.bytes[directory.headEnd...])
    guard TableHash.hash(body, seed: 0) == directory.bodyCheck else {
      var error = TableError.damaged("its texts")
      error.path = path
      throw error
    }
  }
}
