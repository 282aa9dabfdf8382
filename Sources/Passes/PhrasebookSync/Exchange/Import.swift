public import PhrasebookModel

/// A table that came back from a translator, with the language it is in.
public struct ImportPart: Sendable {
  public var table: ExchangeTable
  /// The language of the sources; nil where the file does not say.
  public var sourceLanguage: String?
  public var language: String
  /// The table as it went out, where somebody kept it: what differs from it is the translator's.
  public var exported: ExchangeTable?

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

/// What an import made of a catalog.
public struct Imported: Sendable {
  public var catalog: Catalog
  /// In the order of the files.
  public var changes: [Change]
  /// An error means that a file is not whole and nothing of it may be taken; a warning, that a unit
  /// was left out; a note, that something is to be known.
  public var diagnostics: [Diagnostic]

  public init(catalog: Catalog, changes: [Change] = [], diagnostics: [Diagnostic] = []) {
    self.catalog = catalog
    self.changes = changes
    self.diagnostics = diagnostics
  }
}

/// In come a catalog and what translators sent back, out comes the catalog with their texts.
///
/// It looks three ways: what went out (the source that the file has, and the whole table where it
/// was kept), what is here now, and what came back. Only texts that the files say change; a file
/// without a word about a form leaves it alone, and running it twice is running it once.
public enum Import {
  /// What came of one key: the entry where it is another now, and what is to be said.
  package struct Outcome: Sendable {
    var entry: Entry?
    var changes: [Change] = []
    var diagnostics: [Diagnostic] = []
  }

  /// Gives the outcome of each number below a count, in their order, on as many threads as it likes.
  package typealias Mapping = (Int, @escaping @Sendable (Int) -> Outcome?) -> [Outcome?]

  /// - Parameter table: The table's name, for the changes.
  public static func apply(
    _ parts: [ImportPart], to catalog: Catalog, table: String
  ) -> Imported {
    apply(parts, to: catalog, table: table) { count, outcome in (0..<count).map(outcome) }
  }

  /// The same, with the keys spread over threads.
  package static func apply(
    _ parts: [ImportPart], to catalog: Catalog, table: String, map: Mapping
  ) -> Imported {
    var run = ImportRun(catalog: catalog, table: table)
    for part in parts { run.add(part) }
    run.apply(map)
    return Imported(catalog: run.result, changes: run.changes, diagnostics: run.diagnostics)
  }
}
