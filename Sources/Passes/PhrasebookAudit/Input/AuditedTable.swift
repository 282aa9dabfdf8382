package import PhrasebookModel

/// One catalog with information from outside of it.
package struct AuditedTable: Sendable {
  /// The contents of the catalog.
  package var catalog: Catalog
  /// The table's name.
  package var name: String
  /// The file, spelled as in messages.
  package var file: String
  /// The sources of its strings.
  package var role: CatalogRole
  /// The modules that the catalog is built into, sorted.
  package var modules: [String]
  /// The extraction from the sources that feed the catalog, all tables; nil if they are not known.
  package var code: Extraction?
  /// False if some of those sources could not be read: they may have more strings.
  package var isCodeWhole = true
  /// The languages that the project declares.
  package var declaredLanguages: [String]
  /// Whether the file has Xcode's own style and order; nil if that was not checked.
  package var isInXcodeStyle: Bool?
  /// The diagnostics of the reader; an error means that the catalog is empty because it could not
  /// be read.
  package var reading: [Diagnostic] = []
  /// Whether it is a catalog in a package's resources: code must name the bundle to find it.
  package var needsBundle = false
  /// The places of keys that no known call looks up, but that are literals in the sources.
  package var plainTexts: [ExactString: Location] = [:]
  /// Keys that no known call looks up, but whose symbols the sources use.
  package var keysOfSymbols: Set<ExactString> = []
  /// Call sites, and texts, that are built only for developers.
  package var developerSites: Set<Location> = []
  /// Call sites that are built only for some systems.
  package var platformSites: Set<Location> = []
  /// Keys of an interface file's catalog whose objects the file does not have any more.
  package var lostKeys: Set<ExactString> = []
  /// Modules of the project that have strings and no catalog; only one table of an audit has them.
  package var uncoveredModules: [UncoveredModule] = []
  /// Files beside it that hold the same table in another format.
  package var rivals: [String]

  /// Creates a table; without a role, the file's path and contents determine it.
  package init(
    _ catalog: Catalog, name: String, file: String, role: CatalogRole? = nil,
    modules: [String] = [], code: Extraction? = nil, declaredLanguages: [String] = [],
    isInXcodeStyle: Bool? = nil, rivals: [String] = []
  ) {
    self.catalog = catalog
    self.name = name
    self.file = file
    self.role = role ?? CatalogRole(path: file, catalog: catalog)
    self.modules = modules
    self.code = code
    self.declaredLanguages = declaredLanguages
    self.isInXcodeStyle = isInXcodeStyle
    self.rivals = rivals
  }

  /// A catalog that cannot be read, so that it is reported.
  package static func unreadable(_ diagnostic: Diagnostic, name: String) -> AuditedTable {
    var table = AuditedTable(
      Catalog(sourceLanguage: "en"), name: name, file: diagnostic.location?.file ?? name)
    table.reading = [diagnostic]
    return table
  }
}
