public import PhrasebookModel

/// A table that came back from a translator, with the language it is in.
public struct ImportedTable: Sendable {
  /// The table with the texts.
  public var table: ExchangeTable
  /// The language of the sources; nil if the file does not state it.
  public var sourceLanguage: String?
  /// The language of the texts.
  public var language: String
  /// The exported table, if it was kept: the translator made every difference from it.
  public var exported: ExchangeTable?

  /// Creates a part of an import.
  public init(
    table: ExchangeTable, sourceLanguage: String?, language: String,
    exported: ExchangeTable? = nil
  ) {
    self.table = table
    self.sourceLanguage = sourceLanguage
    self.language = language
    self.exported = exported
  }
}

/// The result of importing into a catalog.
public struct Imported: Sendable {
  /// The catalog after the import.
  public var catalog: Catalog
  /// In the order of the files.
  public var changes: [Change]
  /// An error means that a file is not valid and is not imported at all; a warning, that a unit was
  /// left out; a note is for information.
  public var diagnostics: [Diagnostic]

  /// Creates a result.
  public init(catalog: Catalog, changes: [Change] = [], diagnostics: [Diagnostic] = []) {
    self.catalog = catalog
    self.changes = changes
    self.diagnostics = diagnostics
  }
}

/// Imports the files of translators: a catalog and their tables in, the catalog with their texts
/// out.
///
/// An import compares three versions: the exported one (the source in the file, and the whole table
/// if it was kept), the present one, and the one that comes back. Only texts in the files change; a
/// form that a file does not have stays as it is, and importing twice is the same as importing
/// once.
public enum Import {
  /// The result for one key: the entry if it changed, and the diagnostics.
  package struct Outcome: Sendable {
    var entry: Entry?
    var changes: [Change] = []
    var diagnostics: [Diagnostic] = []
  }

  /// Gives the outcome of each number below a count, in their order, on as many threads as it likes.
  package typealias Mapping = (Int, @escaping @Sendable (Int) -> Outcome?) -> [Outcome?]

  /// - Parameter table: The table's name, for the changes.
  public static func apply(
    _ parts: [ImportedTable], to catalog: Catalog, table: String
  ) -> Imported {
    apply(parts, to: catalog, table: table) { count, outcome in (0..<count).map(outcome) }
  }

  /// Applies the import with the keys spread over threads.
  package static func apply(
    _ parts: [ImportedTable], to catalog: Catalog, table: String, map: Mapping
  ) -> Imported {
    var run = ImportRun(catalog: catalog, table: table)
    for part in parts { run.add(part) }
    run.apply(map)
    return Imported(catalog: run.result, changes: run.changes, diagnostics: run.diagnostics)
  }
}
