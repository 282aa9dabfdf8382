import Phrasebook

/// Compiles String Catalogs into one table that a program maps instead of parsing catalogs.
///
///     var compiler = TableCompiler()
///     try compiler.add(catalog: bytes, named: "Localizable")
///     try Data(compiler.table()).write(to: folder.appending(path: TableCompiler.fileName))
///
/// The same catalogs, in any order, give the same bytes. Errors describe the place and the fix in one
/// line.
public struct TableCompiler: Sendable {
  /// The name of the file that a localizer looks for in a bundle.
  public static let fileName = BundleTables.compiledName

  private var writer = TableWriter()

  /// Creates a compiler without catalogs.
  public init() {}

  /// Adds a catalog.
  ///
  /// - Parameters:
  ///   - bytes: The content of an `.xcstrings` file.
  ///   - name: The name of the table, which no other catalog may have: the file's name without its
  ///     extension.
  ///   - path: The file's path, for the description of an error.
  public mutating func add(catalog bytes: [UInt8], named name: String, path: String? = nil) throws {
    try writer.add(xcstrings: bytes, name: name, path: path)
  }

  /// Returns the content of the compiled file; throws if the translations of a language are over 4 GiB.
  public func table() throws -> [UInt8] { try writer.bytes() }
}
