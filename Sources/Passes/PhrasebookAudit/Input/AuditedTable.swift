package import PhrasebookModel

/// One catalog with what is known about it from outside.
package struct AuditedTable: Sendable {
  package var catalog: Catalog
  /// The table's name.
  package var name: String
  /// The file, spelled as people should see it.
  package var file: String
  package var role: CatalogRole
  /// The modules that the catalog is built into, sorted.
  package var modules: [String]
  /// What the sources that feed the catalog hold, all tables; nil where they are not known.
  package var code: Extraction?
  /// False where some of those sources could not be read: what they do not say, another may.
  package var isCodeWhole = true
  /// Languages that the project says it speaks.
  package var declaredLanguages: [String]
  /// Whether the file has Xcode's own style and order; nil where nobody looked.
  package var isInXcodeStyle: Bool?
  /// What the reader had to say; an error means that the catalog is empty for want of a better one.
  package var reading: [Diagnostic] = []
  /// True for a catalog in a package's resources: code must name the bundle to find it.
  package var needsBundle = false
  /// Where keys that no call is known to ask for stand in the sources all the same, as plain texts.
  package var plainTexts: [ExactString: Location] = [:]
  /// Call sites, and texts, that are built for developers alone.
  package var developerSites: Set<Location> = []
  /// Call sites that are built for some systems alone.
  package var platformSites: Set<Location> = []
  /// Keys of an interface file's catalog whose objects the file does not have any more.
  package var lostKeys: Set<ExactString> = []
  /// Files beside it that hold the same table in another format.
  package var rivals: [String]

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

  /// A catalog that cannot be read, so that there is a word about it.
  package static func unreadable(_ diagnostic: Diagnostic, name: String) -> AuditedTable {
    var table = AuditedTable(
      Catalog(sourceLanguage: "en"), name: name, file: diagnostic.location?.file ?? name)
    table.reading = [diagnostic]
    return table
  }
}
