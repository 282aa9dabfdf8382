import PhrasebookModel

/// One catalog and what feeds it.
struct CatalogScope: Hashable, Sendable {
  /// The catalog, absolute.
  var catalog: String
  /// The sources whose strings it holds, absolute, sorted; nil where nobody says which.
  var sources: [String]?
  /// What is wrong with sources that should feed it and are not there: they may have any key.
  var missing: [Diagnostic] = []
  /// The modules that hold it, sorted by name.
  var modules: [String]
  /// What the property lists of those modules are made of, in their order.
  var infoPlists: [InfoPlistScope] = []
  /// Functions and macros of those modules whose first argument is a key.
  var functions: [String] = []
  /// What `phrasebook.yml` says for it.
  var settings: Settings?
  /// True where what says the sources cannot be read, or names some that are not there: nobody
  /// knows then which keys the code has, so the catalog stays as it is.
  var isHeld = false

  /// The table: the file's name.
  var table: String { FilePath.stem(catalog) }
}

/// Everything that is known about the PATH of a run.
struct ProjectScope: Sendable {
  /// The catalogs, sorted by path.
  var catalogs: [CatalogScope] = []
  /// The modules that catalogs belong to, or could.
  var modules: [Module] = []
  /// Interface Builder's files that have languages, absolute and sorted.
  var interfaces: [String] = []
  /// Where the modules were found: a package, a project or a file with settings.
  var descriptions: [String] = []
  var settings: Settings?
  var diagnostics: [Diagnostic] = []
}
