/// One catalog of a module in all its languages, prepared for look-up.
///
/// Immutable and without locks, so any number of threads may read at once. Made from the bytes of
/// an `.xcstrings` file or from a part of a compiled file (`CompiledTables`).
package struct StringTable: Sendable {
  let content: TableContent

  init?(_ entry: TableDirectory.Table, in storage: TableStorage) {
    guard let content = TableContent(entry, in: storage) else { return nil }
    self.content = content
  }

  /// The name of the catalog's file without its extension, such as `Localizable`.
  package var name: String { content.entry.name }
  /// The source language.
  package var sourceLanguage: String { content.entry.sourceLanguage }
  /// The source language, then the languages with a translation for at least one key, in the
  /// catalog's order.
  package var languages: [String] { content.languages }

  /// Returns the index of a language, to be kept for several look-ups; nil if the table has no
  /// translation into it. `pt_BR` and `pt-BR` are the same.
  package func languageIndex(of language: String) -> Int? {
    languages.firstIndex { $0.utf8.elementsEqual(language.utf8) }
      ?? languages.firstIndex(of: language)
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
  /// Reads a catalog; `name` is its file's name without the extension.
  ///
  /// Translations are those that Apple's compiler puts into an app: every state but `new`,
  /// including empty strings and stale entries; for `shouldTranslate: false` only the source.
  package static func read(
    xcstrings bytes: [UInt8], name: String = "Localizable", path: String? = nil
  ) throws(TableError) -> StringTable {
    var writer = TableWriter()
    try writer.add(xcstrings: bytes, name: name, path: path)
    let compiled = try CompiledTables(writer.bytes(), path: path)
    guard let table = compiled.table(named: name) else { throw .damaged("its head") }
    return table
  }
}
