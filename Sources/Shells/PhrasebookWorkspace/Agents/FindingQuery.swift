import Phrasebook
package import PhrasebookModel
package import PhrasebookProjects

/// A search among the findings of a project; empty members do not narrow it.
package struct FindingQuery: Sendable {
  /// Ids, patterns with `*`, or families.
  package var checks: [String] = []
  package var languages: [String] = []
  package var key: String?
  /// A catalog or table.
  package var catalog: String?
  /// The lowest severity.
  package var severity: String?
  package var cursor: String?
  package var limit: Int

  package init(limit: Int) { self.limit = limit }
}

extension LiveProject {
  /// Audits the project.
  ///
  /// - Returns: The number of findings, and a page of them.
  package func findings(
    _ query: FindingQuery
  ) throws(AgentFailure) -> (total: Int, page: AgentPage<Finding>) {
    let snapshot = snapshot()
    let errors = snapshot.diagnostics.filter { $0.severity == .error }
    if snapshot.audit.tables.isEmpty, !errors.isEmpty {
      // No findings would look like success.
      let spelling = Spelling(in: path)
      throw AgentFailure(
        english: errors.prefix(5).map { spelling.respell($0).line }.joined(separator: "; "))
    }
    var ids: Set<String> = []
    for word in query.checks {
      guard let found = CheckNames.ids(word) else {
        throw AgentFailure(english: CheckNames.unknown(word).sourceText)
      }
      ids.formUnion(found)
    }
    let check = RequestCheck(snapshot: snapshot)
    for language in query.languages { try check.language(language) }
    var start = 0
    if let cursor = query.cursor {
      guard let number = Int(cursor), number >= 0 else {
        throw AgentFailure(english: "the cursor is not one of this server; start without a cursor")
      }
      start = number
    }
    let lowest = query.severity.flatMap(Diagnostic.Severity.init) ?? .note
    let tables = try snapshot.tables(named: query.catalog, root: path)
    let names = Set(tables.map(\.name))
    let files = Set(tables.map(\.path))
    let languages = Set(query.languages)
    func isWanted(_ finding: Finding) -> Bool {
      if finding.severity < lowest { return false }
      if !ids.isEmpty, !ids.contains(finding.id) { return false }
      if !languages.isEmpty, finding.language.map(languages.contains) != true { return false }
      if let key = query.key, finding.key?.isExactly(key) != true { return false }
      guard query.catalog != nil else { return true }
      if let file = finding.location?.file, files.contains(file) { return true }
      // Findings about code name the table.
      return finding.location.map { !$0.file.hasSuffix(".xcstrings") } == true
        && finding.table.map(names.contains) == true
    }
    let all = snapshot.audit.findings
    let found = all.indices.filter { isWanted(all[$0]) }
    // A finding may be about a key that only a property list has.
    if let key = query.key, found.isEmpty { try check.key(key) }
    let items = found.dropFirst(start).prefix(query.limit).map { all[$0] }
    let end = start + items.count
    let page = AgentPage(
      items: items, next: end < found.count ? String(end) : nil,
      problems: ProjectProblems.lines(snapshot, in: path))
    return (found.count, page)
  }

  /// A catalog as it was read; nil if it cannot be read any more.
  package func content(of table: LiveSnapshot.Table) -> CatalogReads.Content? {
    guard let (_, supply) = try? current() else { return nil }
    return try? supply.catalogs?.content(of: table.path)
  }
}
