public import PhrasebookModel

/// Writes typed accessors: the catalogs of a module in, Swift source out. The order of keys in a
/// catalog does not change the result.
///
/// The stages: which keys (`GenerateOptions.IncludedKeys`), their arguments (`ArgumentReader`),
/// their names (`KeyName`, `NamePlan`), the source (`AccessorWriter`).
public struct Generate: Sendable {
  /// The form of the accessors, and the keys that have one.
  public var options: GenerateOptions

  /// Creates a generator.
  public init(options: GenerateOptions = GenerateOptions()) { self.options = options }

  /// Returns one file with the accessors of all tables.
  public func callAsFunction(_ tables: [NamedCatalog]) -> Generated {
    let plan = NamePlan(tables, options)
    let file = file(nil, plan.tables.filter { !$0.isEmpty })
    return Generated(files: [file], diagnostics: plan.diagnostics)
  }

  /// Returns a file for each table, in the order of their names, so that a build writes only the files
  /// that changed; the file of a table without accessors has no declarations.
  public func files(_ tables: [NamedCatalog]) -> Generated {
    let plan = NamePlan(tables, options)
    let files = plan.tables.map { file($0.name, $0.isEmpty ? [] : [$0]) }
    return Generated(files: files, diagnostics: plan.diagnostics)
  }

  private func file(_ name: String?, _ tables: [NamedTable]) -> GeneratedFile {
    let writer = AccessorWriter(options)
    var source = tables.isEmpty ? writer.emptyHead(name) : writer.head(tables.map(\.name))
    let declarations = tables.flatMap { writer.write($0, into: &source) }
    return GeneratedFile(table: name, text: source.text, declarations: declarations)
  }
}

/// A catalog with the table and the role that its file gives it.
public struct NamedCatalog: Sendable {
  /// The table: the file's name without its extension.
  public var name: String
  /// The contents.
  public var catalog: Catalog
  /// The sources of its strings; accessors are only for strings that code looks up.
  public var role: CatalogRole

  /// Creates a named catalog.
  public init(name: String, catalog: Catalog, role: CatalogRole = .code) {
    self.name = name
    self.catalog = catalog
    self.role = role
  }
}

/// The generated files, and the problems found on the way.
public struct Generated: Sendable {
  /// The files in the order of their tables.
  public var files: [GeneratedFile]
  /// Keys without accessors, names that two keys share, renamings without effect.
  public var diagnostics: [Diagnostic]
}

/// A generated Swift file.
public struct GeneratedFile: Sendable {
  /// The table of its accessors; nil for a file of all tables.
  public var table: String?
  /// The source text.
  public var text: String
  /// The names of everything that it declares: `Phrase.Cart`, `Phrase.Cart.parcels(count:)`.
  package var declarations: [String]
}
