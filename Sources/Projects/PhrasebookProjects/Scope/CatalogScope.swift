package import PhrasebookModel

/// One catalog and what feeds it.
package struct CatalogScope: Hashable, Sendable {
  /// The catalog, absolute.
  package var catalog: String
  /// The sources whose strings it holds, absolute, sorted; nil if unknown.
  package var sources: [String]?
  /// Problems of sources that should feed it and are missing: they may have any key.
  package var missing: [Diagnostic] = []
  /// The modules that hold it, sorted by name.
  package var modules: [String]
  /// The sources of the property lists of those modules, in their order.
  package var infoPlists: [InfoPlistScope] = []
  /// Functions and macros of those modules whose first argument is a key.
  package var functions: [String] = []
  /// The settings of `phrasebook.yml` for it.
  package var settings: Settings?
  /// Whether the description of the sources cannot be read, or lists missing ones: the keys of the
  /// code are then not known, so the catalog is not changed.
  package var isHeld = false

  /// The table: the file's name.
  package var table: String { FilePath.stem(catalog) }
}

/// Everything that is known about the PATH of a run.
package struct ProjectScope: Sendable {
  /// The catalogs, sorted by path.
  package var catalogs: [CatalogScope] = []
  /// The modules that catalogs belong to, or could.
  package var modules: [Module] = []
  /// The modules of local packages and projects elsewhere that those build on: their declarations
  /// count, and their catalogs are not part of the PATH.
  package var dependencies: [Module] = []
  /// Interface Builder's files that have languages, absolute and sorted.
  package var interfaces: [String] = []
  /// The `.strings` and `.stringsdict` files of languages in the PATH, absolute.
  package var stringsFiles: [String] = []
  /// The place in which the modules were found: a package, a project or a file with settings.
  package var descriptions: [String] = []
  package var settings: Settings?
  /// Whether settings cannot be read: the sources of catalogs and the rules of the audit are then not
  /// known, so that nothing is checked.
  package var hasUnreadableSettings = false
  package var diagnostics: [Diagnostic] = []
  /// Whether a PATH is a catalog, not a folder.
  package var namesCatalog = false
  /// The PATHs without a catalog, if another one has some.
  package var emptyPaths: [String] = []

  package init(
    catalogs: [CatalogScope] = [], modules: [Module] = [], interfaces: [String] = [],
    descriptions: [String] = [], settings: Settings? = nil, diagnostics: [Diagnostic] = []
  ) {
    self.catalogs = catalogs
    self.modules = modules
    self.interfaces = interfaces
    self.descriptions = descriptions
    self.settings = settings
    self.diagnostics = diagnostics
  }

  /// The catalogs by table that code asks if its own module has none of that name: those of apps, whose bundle
  /// a call need not name; all of a table if each is in a bundle of its own.
  package var catalogsOfApps: [String: [String]] {
    Dictionary(grouping: catalogs.map(\.catalog), by: FilePath.stem).mapValues { all in
      let ofApps = all.filter { !modules.haveOwnBundle(with: $0) }
      return ofApps.isEmpty ? all : ofApps
    }
  }

  /// Adds another scope; what both have is there once.
  mutating func formUnion(_ other: ProjectScope) {
    for catalog in other.catalogs {
      guard let index = catalogs.firstIndex(where: { $0.catalog == catalog.catalog }) else {
        catalogs.append(catalog)
        continue
      }
      if catalogs[index].sources == nil { catalogs[index] = catalog }
    }
    catalogs.sort { $0.catalog < $1.catalog }
    modules += other.modules.filter { !modules.contains($0) }
    dependencies += other.dependencies.filter { !dependencies.contains($0) }
    namesCatalog = namesCatalog || other.namesCatalog
    interfaces = Set(interfaces + other.interfaces).sorted()
    stringsFiles = Set(stringsFiles + other.stringsFiles).sorted()
    descriptions += other.descriptions.filter { !descriptions.contains($0) }
    settings = settings ?? other.settings
    diagnostics += other.diagnostics.filter { !diagnostics.contains($0) }
  }
}
