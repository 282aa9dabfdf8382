/// All tables of one module in one file, as `phrasebook compile --as table` writes it: mapped, not
/// parsed, so that a program starts as fast with twenty thousand texts as with ten.
public struct CompiledTables: Sendable {
  private let tables: [StringTable]
  private let storage: TableStorage
  private let directory: TableDirectory
  private let path: String?

  /// Maps a file. Its head is checked at once, each text when it is looked up.
  public static func map(path: String) throws(TableError) -> CompiledTables {
    try CompiledTables(TableStorage(mapping: path), path: path)
  }

  /// Tables in memory.
  public init(_ bytes: [UInt8], path: String? = nil) throws(TableError) {
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

  /// The names of the tables, in their order.
  public var names: [String] { tables.map(\.name) }

  /// One table.
  public func table(named name: String) -> StringTable? { tables.first { $0.name == name } }

  /// Reads every byte and holds it against the check that the compiler left: finds what a look-up
  /// would only find when it comes to it.
  public func verify() throws(TableError) {
    let body = UnsafeBufferPointer(rebasing: storage.bytes[directory.headEnd...])
    guard TableHash.hash(body, seed: 0) == directory.bodyCheck else {
      var error = TableError.damaged("its texts")
      error.path = path
      throw error
    }
  }
}
