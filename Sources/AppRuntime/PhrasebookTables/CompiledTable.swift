public import Phrasebook

/// The catalogs in one compiled file, as `TableCompiler` and `phrasebook compile --as table` write it.
public struct CompiledTable: Sendable {
  private let tables: CompiledTables

  /// Maps a file: its head is checked now, each translation when it is looked up.
  public init(path: String) throws {
    tables = try CompiledTables.map(path: path)
  }

  /// Reads a file's content.
  public init(_ bytes: [UInt8]) throws {
    tables = try CompiledTables(bytes)
  }

  /// The names of the catalogs, sorted.
  public var names: [String] { tables.names }

  /// The languages of a catalog, the source language first; nil if no catalog has this name.
  public func languages(of name: String) -> [String]? { tables.table(named: name)?.languages }

  /// The translations of a catalog in one language; nil if it has none.
  public func translations(of name: String, language: String) -> Translations? {
    tables.table(named: name).flatMap { table in
      table.languageIndex(of: language).map { Translations(table: table, language: $0) }
    }
  }

  /// Reads every byte and compares it with the checksum of the compiler. Without it, damage is found
  /// at the look-up of the damaged translation.
  public func verify() throws { try tables.verify() }

  /// The translations of a catalog in one language.
  public struct Translations: Sendable {
    let table: StringTable
    let language: Int

    /// Returns the translation of a key, without formatting it; nil if absent. Of variations it
    /// is the one for this device and the plural category `other`.
    public func text(of key: String) throws -> String? {
      if let text = try table.plainText(of: key, at: language) { return text }
      return try table.find(key, at: language)?.text()
    }

    /// Returns the translation of a key with arguments put in; nil if absent.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - arguments: The arguments, which also choose among plural variations.
    ///   - numbers: The style in which numbers are written.
    public func text(
      of key: String, arguments: [FormatArgument], numbers: NumberStyle
    ) throws -> String? {
      try table.find(key, at: language)?.text(arguments: arguments, numbers: numbers.locale)
    }
  }

  /// The digits and separators of a locale.
  public struct NumberStyle: Sendable {
    let locale: NumberLocale

    /// Creates the style of a BCP 47 tag, such as `de-CH`.
    public init(locale: String) { self.locale = NumberLocale(locale) }
  }
}

extension TableSource {
  /// The catalogs of one compiled file, for the phrases of all modules.
  public static func compiled(_ table: CompiledTable) -> TableSource { table.source }
}

extension CompiledTable {
  fileprivate var source: TableSource {
    let pairs = names.compactMap { name in tables.table(named: name).map { (name, $0) } }
    return .tables(Dictionary(pairs) { first, _ in first })
  }
}
