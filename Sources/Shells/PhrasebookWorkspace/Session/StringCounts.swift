import PhrasebookModel

/// How many strings each choice of a filter has, while the other filters and the search stay as they are.
package struct StringCounts: Sendable {
  package private(set) var statuses: [StringStatus: Int] = [:]
  /// By the file of the catalog.
  package private(set) var tables: [String: Int] = [:]
  /// Strings with at least one finding.
  package private(set) var withFindings = 0
  /// By the id of the check.
  package private(set) var checks: [String: Int] = [:]
  /// By the source that uses the strings, absolute.
  package private(set) var sources: [String: Int] = [:]

  /// A string as the filters see it.
  struct Subject {
    var status: StringStatus
    var file: String
    var checks: Set<String>
    var sources: Set<String>
  }

  /// Counts a string in every filter that it would pass with another choice.
  mutating func add(_ subject: Subject, _ query: StringQuery) {
    let passes = [
      query.statuses.isEmpty
        ? subject.status != .untranslatable : query.statuses.contains(subject.status),
      query.file.map(subject.file.isExactly) ?? true,
      query.check.map { $0 == "*" ? !subject.checks.isEmpty : subject.checks.contains($0) } ?? true,
      query.source.map(subject.sources.contains) ?? true,
    ]
    func passesBeside(_ filter: Int) -> Bool {
      passes.indices.allSatisfy { $0 == filter || passes[$0] }
    }
    if passesBeside(0) { statuses[subject.status, default: 0] += 1 }
    if passesBeside(1) { tables[subject.file, default: 0] += 1 }
    if passesBeside(2) {
      if !subject.checks.isEmpty { withFindings += 1 }
      for check in subject.checks { checks[check, default: 0] += 1 }
    }
    if passesBeside(3) {
      for source in subject.sources { sources[source, default: 0] += 1 }
    }
  }
}

extension EditingSession {
  /// How many strings each choice of a filter has beside a query.
  package func counts(_ query: StringQuery) -> StringCounts {
    let analysis = analysis
    let text = ByteSearch(TableIndex.folded(query.text))
    var counts = StringCounts()
    for table in tables {
      for row in table.index.keys.indices where text.isEmpty || table.index.holds(row, text) {
        let key = table.index.keys[row]
        let findings = analysis?.findings(table.path, key, query.language) ?? []
        counts.add(
          StringCounts.Subject(
            status: table.index.status(row, query.language), file: table.file,
            checks: Set(findings.map(\.id)),
            sources: analysis?.sources(of: key, table: table.name) ?? []), query)
      }
    }
    return counts
  }
}
