package import PhrasebookAudit
package import PhrasebookModel

/// The findings and uses of all strings of a project.
package struct SessionAnalysis: Sendable {
  /// By catalog, absolute, and key.
  private let findings: [String: [ExactString: [Finding]]]
  /// The sources that use a key, absolute.
  private let uses: [StringUse: Set<String>]
  private let snapshot: LiveSnapshot
  /// The languages in which strings have findings, by check; "" for findings about keys.
  private let languages: [String: Set<String>]

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
    languages = findings.values.joined().reduce(into: [:]) { languages, item in
      guard !item.key.text.isEmpty else { return }
      for finding in item.value {
        languages[finding.id, default: []].insert(finding.language ?? "")
      }
    }
    uses = snapshot.sites.reduce(into: [:]) { uses, item in
      for site in item.value {
        uses[StringUse(table: site.table, key: ExactString(site.key)), default: []].insert(item.key)
      }
    }
  }

  /// The findings about a string: those of its language and those of the key.
  package func findings(_ path: String, _ key: String, _ language: String) -> [Finding] {
    (findings[path]?[ExactString(key)] ?? []).filter { $0.language ?? language == language }
  }

  /// The checks that have findings about strings in a language.
  package func checks(in language: String) -> [Check] {
    snapshot.audit.checks.filter { check in
      guard let found = languages[check.id] else { return false }
      return found.contains(language) || found.contains("")
    }
  }

  /// The sources that use strings, sorted, absolute.
  package var sources: [String] { Set(uses.values.joined()).sorted() }

  /// The sources that use a key, absolute.
  func sources(of key: String, table: String) -> Set<String> {
    uses[StringUse(table: table, key: ExactString(key))] ?? []
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
