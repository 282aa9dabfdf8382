public import PhrasebookModel

/// Writes typed accessors: the catalogs of a module in, Swift text out, the same text for the same
/// catalogs whatever the order of their keys.
///
/// The stages: which keys (`Selection`), their arguments (`ArgumentReader`), their names
/// (`KeyName`, `NamePlan`), the text (`AccessorWriter`).
public struct Generate: Sendable {
  public var options: GenerateOptions

  public init(options: GenerateOptions = GenerateOptions()) { self.options = options }

  /// One file with the accessors of all tables.
  public func callAsFunction(_ tables: [NamedCatalog]) -> Generated {
    let plan = NamePlan(tables, options)
    let writer = AccessorWriter(options)
    let names = plan.tables.filter { !$0.isEmpty }.map(\.name)
    var text = writer.head(names)
    for table in plan.tables where !table.isEmpty { writer.write(table, into: &text) }
    let file = GeneratedFile(table: nil, text: text.text)
    return Generated(files: [file], diagnostics: plan.diagnostics)
  }

  /// A file for each table, in the order of their names, so that a build writes only what changed; a
  /// table without accessors has one with nothing in it.
  public func files(_ tables: [NamedCatalog]) -> Generated {
    let plan = NamePlan(tables, options)
    let writer = AccessorWriter(options)
    let files = plan.tables.map { table in
      var text = table.isEmpty ? writer.emptyHead(table.name) : writer.head([table.name])
      if !table.isEmpty { writer.write(table, into: &text) }
      return GeneratedFile(table: table.name, text: text.text)
    }
    return Generated(files: files, diagnostics: plan.diagnostics)
  }
}

/// A catalog with what its file says beside its contents.
public struct NamedCatalog: Sendable {
  /// The table: the file's name without its extension.
  public var name: String
  public var catalog: Catalog
  /// What feeds it; accessors are for what code may ask for.
  public var role: CatalogRole

  public init(name: String, catalog: Catalog, role: CatalogRole = .code) {
    self.name = name
    self.catalog = catalog
    self.role = role
  }
}

/// What was generated, and what could not be.
public struct Generated: Sendable {
  public var files: [GeneratedFile]
  public var diagnostics: [Diagnostic]
}

/// One file of Swift.
public struct GeneratedFile: Sendable {
  /// The table that it is for; nil for a file of all tables.
  public var table: String?
  public var text: String
}
