import PhrasebookAudit
import PhrasebookFormats
package import PhrasebookModel
package import PhrasebookProjects

/// A project at one moment: its catalogs, the call sites of its keys, and the findings. A value
/// that any thread may read.
package struct LiveSnapshot: Sendable {
  /// One catalog as it was read.
  package struct Table: Sendable {
    package var scope: CatalogScope
    package var catalog: Catalog

    /// The file, absolute.
    package var path: String { scope.catalog }
    package var name: String { scope.table }
    /// Every language of the catalog: the source language first, the others sorted.
    package var languages: [String]
  }

  /// One use of a key in the code.
  package struct Site: Sendable, Hashable {
    package var location: Location
    package var table: String
    package var key: String
    package var comment: String?
    package var defaultValue: String?
  }

  /// Rises with every change.
  package var version: Int
  package private(set) var tables: [Table] = []
  /// In the order of the places.
  package private(set) var sites: [String: [Site]] = [:]
  private var sitesByKey: [ExactString: [Site]] = [:]
  package private(set) var audit = AuditResult()
  package private(set) var findings: [String: [Finding]] = [:]
  package private(set) var undeterminable: [UndeterminableSite] = []
  package private(set) var diagnostics: [Diagnostic] = []
  package private(set) var modules: [Module] = []

  /// A project that cannot be read.
  init(version: Int, failure: Diagnostic) {
    self.version = version
    diagnostics = [failure]
  }

  init(
    version: Int, scope: ProjectScope, supply: ExtractionSupply, audit: AuditResult,
    activity: Activity
  ) {
    self.version = version
    self.audit = audit
    modules = scope.modules
    findings = Dictionary(grouping: audit.findings) { $0.location?.file ?? "" }
    var seen: Set<Site> = []
    var open: Set<UndeterminableSite> = []
    for catalog in scope.catalogs {
      if let bytes = try? FileContent.read(catalog.catalog),
        let reading = try? XCStrings.read(bytes, file: catalog.catalog)
      {
        let languages = Coverage(
          of: reading.catalog, expecting: catalog.settings?.languages ?? []
        ).languages.map(\.language)
        tables.append(Table(scope: catalog, catalog: reading.catalog, languages: languages))
      }
      guard let code = supply.extraction(for: catalog) else { continue }
      for string in code.strings {
        for call in string.calls {
          seen.insert(
            Site(
              location: call.location, table: string.table, key: string.key,
              comment: call.comment, defaultValue: call.defaultValue))
        }
      }
      open.formUnion(code.undeterminable)
    }
    let sorted = seen.sorted { ($0.location, $0.key) < ($1.location, $1.key) }
    sites = Dictionary(grouping: sorted, by: \.location.file)
    sitesByKey = Dictionary(grouping: sorted) { ExactString($0.key) }
    undeterminable = open.sorted { $0.location < $1.location }
    diagnostics = activity.diagnostics
  }

  /// The uses of a key; of one table, unless that is nil.
  package func sites(of key: String, table: String?) -> [Site] {
    (sitesByKey[ExactString(key)] ?? []).filter { table == nil || $0.table == table }
  }

  /// The catalogs that have a key; of one table, unless that is nil.
  package func holders(of key: String, table: String?) -> [Table] {
    tables.filter { (table == nil || $0.name == table) && $0.catalog.contains(key) }
  }

  package func table(at path: String) -> Table? { tables.first { $0.path == path } }
}
