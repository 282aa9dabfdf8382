import PhrasebookFormats
import PhrasebookGenerate
package import PhrasebookModel
package import PhrasebookProjects

/// A project at one moment: its catalogs, the call sites of its keys, and the findings. A value
/// that any thread may read.
package struct LiveSnapshot: Sendable {
  /// One catalog as it was read.
  package struct Table: Sendable {
    package var scope: CatalogScope
    package var catalog: Catalog
    package var role: CatalogRole

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
    /// The catalogs that the key is looked up in, absolute, whether they have it or not.
    package var catalogs: [String]
    package var key: String
    /// Whether the key may be several ones of the catalog: the code does not show the type of an interpolation.
    package var isAmbiguous = false
    package var comment: String?
    package var defaultValue: String?
    /// The symbol as the code writes it, such as `cartTitle`; nil for a call with the key.
    package var symbol: String?

    /// Whether two are one call, which several modules may build.
    func isSameCall(as other: Site) -> Bool {
      var other = other
      other.catalogs = catalogs
      return self == other
    }
  }

  /// Rises with every change.
  package var version: Int
  package private(set) var tables: [Table] = []
  /// The catalogs that cannot be read, absolute, with the reason.
  private(set) var unreadable: [(file: String, reason: Diagnostic)] = []
  private var symbolSites = SymbolSites(calls: SiteIndex(), since: nil)
  /// Whether the findings were asked for.
  package private(set) var isAudited = true
  package private(set) var audit = AuditResult()
  /// By file, in the order of the audit.
  package private(set) var findings: [String: ArraySlice<Finding>] = [:]
  package private(set) var diagnostics: [Diagnostic] = []
  package private(set) var modules: [Module] = []
  /// The settings of the project's folder; nil without a file of them.
  package private(set) var settings: Settings?

  /// A project that cannot be read.
  init(version: Int, failure: Diagnostic) {
    self.version = version
    diagnostics = [failure]
  }

  /// - Parameter last: The project before the last change; its unchanged parts are reused.
  init(
    version: Int, scope: ProjectScope, supply: ExtractionSupply, audit: AuditResult?,
    activity: Activity, since last: LiveSnapshot?
  ) {
    self.version = version
    isAudited = audit != nil
    self.audit = audit ?? AuditResult()
    modules = scope.modules
    settings = scope.settings
    findings = Self.byFile(self.audit.findings)
    for catalog in scope.catalogs {
      do {
        let content = try supply.wholeCatalog(at: catalog.catalog)
        tables.append(Self.table(catalog, content, since: last))
      } catch {
        unreadable.append((catalog.catalog, Diagnostic(of: error, file: catalog.catalog)))
      }
    }
    let code = CodeStrings.feeding(scope, tables, supply)
    let calls = SiteIndex(
      of: code, outside: CodeStrings.outside(code, scope, tables, supply),
      since: last?.symbolSites.calls ?? SiteIndex())
    symbolSites = SymbolSites(
      Self.symbolSearches(in: tables, supply), calls: calls, since: last?.symbolSites)
    diagnostics = activity.diagnostics
  }

  /// The parts of sorted findings that are in one file each; nothing is copied.
  private static func byFile(_ findings: [Finding]) -> [String: ArraySlice<Finding>] {
    var result: [String: ArraySlice<Finding>] = [:]
    var rest = findings[...]
    while !rest.isEmpty {
      let file = findings[rest.startIndex].location?.file ?? ""
      let end = rest.partitioningIndex { ($0.location?.file ?? "") != file }
      result[file] = rest[..<end]
      rest = rest[end...]
    }
    return result
  }

  private static func table(
    _ scope: CatalogScope, _ content: CatalogReads.Content, since last: LiveSnapshot?
  ) -> Table {
    let catalog = content.reading.catalog
    let expected = scope.settings?.languages ?? []
    if let known = last?.table(at: scope.catalog), known.catalog.isSameFile(as: catalog),
      (known.scope.settings?.languages ?? []) == expected
    {
      return Table(scope: scope, catalog: catalog, role: content.role, languages: known.languages)
    }
    let languages = catalog.languages(expecting: expected)
    return Table(scope: scope, catalog: catalog, role: content.role, languages: languages)
  }

  private static func symbolSearches(
    in tables: [Table], _ supply: ExtractionSupply
  ) -> [String: SymbolSearch] {
    let searches = tables.compactMap { table -> (String, SymbolSearch)? in
      guard table.role == .code, let sources = table.scope.sources else { return nil }
      let list = supply.list("sources of \(table.path)") { sources }
      let named = NamedCatalog(name: table.name, catalog: table.catalog, role: table.role)
      return (table.path, SymbolSearch(table: named, sources: list, reads: supply.texts))
    }
    return Dictionary(searches) { first, _ in first }
  }

  private var index: SiteIndex { symbolSites.index }

  // MARK: Look-ups

  /// The uses of keys by file, in the order of the places.
  package var sites: [String: [Site]] { index.byFile }

  /// The calls whose key or table is not known, in the order of the places.
  package var undeterminable: [UndeterminableSite] { index.undeterminable }

  /// The uses that look a key up in one of some catalogs, absolute; nil for all.
  package func sites(of key: String, in catalogs: [String]? = nil) -> [Site] {
    let sites = index.byKey[ExactString(key)] ?? []
    guard let catalogs else { return sites }
    return sites.filter { $0.catalogs.contains(where: catalogs.contains) }
  }

  /// The catalogs among some, absolute, that have a key; nil for all.
  package func holders(of key: String, in catalogs: [String]? = nil) -> [Table] {
    tables.filter { catalogs?.contains($0.path) != false && $0.catalog.contains(key) }
  }

  /// The catalog of a file; nil if it is not one of the project that can be read.
  package func table(at path: String) -> Table? { tables.first { $0.path == path } }

  /// The catalogs that the strings of a source go into.
  package func tables(fedBy source: String) -> [Table] {
    tables.filter { SortedSearch.has(source, in: $0.scope.sources ?? []) }
  }
}

extension ExtractionSupply {
  /// A catalog without mistakes that leave something of it out.
  fileprivate func wholeCatalog(at file: String) throws -> CatalogReads.Content {
    let content = try catalogs?.content(of: file) ?? CatalogReads.read(file, as: file)
    if let first = content.reading.diagnostics.first { throw UnreadableFile(first) }
    return content
  }
}
