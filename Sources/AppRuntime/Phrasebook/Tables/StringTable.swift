internal import CatalogJSON

/// One catalog of a module in all its languages, as programs look texts up in it.
///
/// Immutable and without locks: any number of threads may ask at once. Made from a `.xcstrings` file's
/// bytes, or a part of a compiled file (`CompiledTables`); both are asked in the same way.
public struct StringTable: Sendable {
  let content: TableContent

  init?(_ entry: TableDirectory.Table, in storage: TableStorage) {
    guard let content = TableContent(entry, in: storage) else { return nil }
    self.content = content
  }

  /// The name of the catalog's file without its extension, such as `Localizable`.
  public var name: String { content.entry.name }
  /// The language that the texts in code are written in.
  public var sourceLanguage: String { content.entry.sourceLanguage }
  /// The languages that have a text of their own for one key at least, in the catalog's order.
  public var languages: [String] { content.languages }

  /// Where a language stands in the table, to be kept by whoever looks up many keys; nil where the
  /// table has no text in it. `pt_BR` and `pt-BR` are the same.
  public func languageIndex(of language: String) -> Int? {
    languages.firstIndex(of: language)
      ?? languages.firstIndex { Self.isSame($0, language) }
  }

  private static func isSame(_ a: String, _ b: String) -> Bool {
    guard a.utf8.count == b.utf8.count else { return false }
    func folded(_ byte: UInt8) -> UInt8 {
      switch byte {
      case UInt8(ascii: "_"): UInt8(ascii: "-")
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
      default: byte
      }
    }
    return zip(a.utf8, b.utf8).allSatisfy { folded($0) == folded($1) }
  }
}

extension StringTable {
  /// Reads a catalog; `name` is its file's name without extension.
  ///
  /// What counts as a translation is what Apple's compiler would put into an app: every state but
  /// `new`, empty texts and stale entries too; of what is not to be translated, the source alone.
  public static func read(
    xcstrings bytes: [UInt8], name: String = "Localizable", path: String? = nil
  ) throws(TableError) -> StringTable {
    var writer = TableWriter()
    try writer.add(xcstrings: bytes, name: name, path: path)
    let compiled = try CompiledTables(writer.bytes(), path: path)
    guard let table = compiled.table(named: name) else { throw .damaged("its head") }
    return table
  }
}
