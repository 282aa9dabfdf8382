package import PhrasebookAudit
package import PhrasebookModel

/// The findings and uses of all strings of a project.
package struct SessionAnalysis: Sendable {
  /// By catalog, absolute, and key.
  private let findings: [String: [ExactString: [Finding]]]
  /// The keys that a source uses, by file, absolute.
  private let uses: [String: Set<StringUse>]
  private let snapshot: LiveSnapshot

  /// A table's name and a key.
  private struct StringUse: Hashable {
    var table: String
    var key: ExactString
  }

  init(_ snapshot: LiveSnapshot) {
    self.snapshot = snapshot
    findings = snapshot.findings.mapValues { findings in
      Dictionary(grouping: findings) { ExactString($0.key ?? "") }
    }
    uses = snapshot.sites.mapValues { sites in
      Set(sites.map { StringUse(table: $0.table, key: ExactString($0.key)) })
    }
  }

  /// The findings about a string: those of its language and those of the key.
  package func findings(_ path: String, _ key: String, _ language: String) -> [Finding] {
    (findings[path]?[ExactString(key)] ?? []).filter { $0.language ?? language == language }
  }

  /// The checks that looked at the project.
  package var checks: [Check] { snapshot.audit.checks }

  /// The sources that use strings, sorted, absolute.
  package var sources: [String] { uses.keys.sorted() }

  /// Whether a source uses a key.
  func uses(_ key: String, table: String, in source: String) -> Bool {
    uses[source]?.contains(StringUse(table: table, key: ExactString(key))) == true
  }

  /// The uses of a key.
  package func sites(of key: String, table: String) -> [LiveSnapshot.Site] {
    snapshot.sites(of: key, table: table)
  }

  /// Keys of the same table that the sources of a key use too: they are likely on one screen.
  package func neighbours(of key: String, table: String) -> [String] {
    let files = Set(sites(of: key, table: table).map(\.location.file))
    let keys = Set(
      files.flatMap { file in
        (snapshot.sites[file] ?? []).filter { $0.table == table }.map { ExactString($0.key) }
      })
    return keys.map(\.text).filter { !$0.isExactly(key) }.sorted()
  }
}
