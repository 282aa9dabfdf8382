package import PhrasebookAudit
package import PhrasebookModel

/// The findings and uses of all strings of a project.
package struct SessionAnalysis: Sendable {
  /// By catalog, absolute, and key.
  private let findings: [String: [ExactString: [Finding]]]
  /// The keys that a source uses, by file, absolute.
  private let uses: [String: Set<CatalogKey>]
  private let snapshot: LiveSnapshot

  init(_ snapshot: LiveSnapshot) {
    self.snapshot = snapshot
    findings = snapshot.findings.mapValues { findings in
      Dictionary(grouping: findings) { ExactString($0.key ?? "") }
    }
    uses = snapshot.sites.mapValues { Set($0.flatMap(\.catalogKeys)) }
  }

  /// The findings about a string: those of its language and those of the key.
  package func findings(_ path: String, _ key: String, _ language: String) -> [Finding] {
    (findings[path]?[ExactString(key)] ?? []).filter { $0.language ?? language == language }
  }

  /// The checks that looked at the project.
  package var checks: [Check] { snapshot.audit.checks }

  /// The sources that use strings, sorted, absolute.
  package var sources: [String] { uses.keys.sorted() }

  /// Whether a source uses a key of a catalog.
  func uses(_ key: String, of catalog: String, in source: String) -> Bool {
    uses[source]?.contains(CatalogKey(catalog: catalog, key: ExactString(key))) == true
  }

  /// The uses of a key of a catalog.
  package func sites(of key: String, in catalog: String) -> [LiveSnapshot.Site] {
    snapshot.sites(of: key, in: [catalog])
  }

  /// Keys of the same catalog that the sources of a key use too: they are likely on one screen.
  package func neighbours(of key: String, in catalog: String) -> [String] {
    let files = Set(sites(of: key, in: catalog).map(\.location.file))
    let keys = Set(
      files.flatMap { file in
        (snapshot.sites[file] ?? []).filter { $0.catalogs.contains(catalog) }
          .map { ExactString($0.key) }
      })
    return keys.map(\.text).filter { !$0.isExactly(key) }.sorted()
  }
}
