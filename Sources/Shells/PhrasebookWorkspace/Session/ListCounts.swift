import struct PhrasebookPlatform.Mutex

/// The lengths of the lists that a query becomes with another status, catalog, check or source.
///
/// Each choice takes the place of the one of its kind, and the rest of the query stays: a number beside a
/// choice is the number of strings that are listed after it.
package struct ListCounts: Sendable {
  package private(set) var statuses: [StringStatus: Int] = [:]
  /// By catalog, spelled as in the session.
  package private(set) var files: [String: Int] = [:]
  /// Strings with at least one finding.
  package private(set) var withFindings = 0
  package private(set) var checks: [String: Int] = [:]
  /// By source, absolute.
  package private(set) var sources: [String: Int] = [:]

  init(_ tables: [SessionTable], _ filter: ListFilter) {
    for table in tables {
      for row in table.index.keys.indices { count(row, of: table, filter) }
    }
  }

  private mutating func count(_ row: Int, of table: SessionTable, _ filter: ListFilter) {
    let status = table.index.status(row, filter.query.language)
    let fits = [
      filter.fits(table), filter.fits(status), filter.fitsSource(row, of: table),
      filter.fitsCheck(row, of: table),
    ]
    // Only one choice is another one, so that two conditions that fail keep a row out of all lists.
    guard fits.filter({ !$0 }).count < 2, filter.fitsText(row, of: table) else { return }
    func isListed(without condition: Int) -> Bool {
      fits.indices.allSatisfy { $0 == condition || fits[$0] }
    }
    if isListed(without: 0) { files[table.file, default: 0] += 1 }
    if isListed(without: 1) { statuses[status, default: 0] += 1 }
    if isListed(without: 2) {
      for source in filter.sources(of: row, in: table) { sources[source, default: 0] += 1 }
    }
    if isListed(without: 3) {
      let found = filter.checks(of: row, in: table)
      if !found.isEmpty { withFindings += 1 }
      for check in found { checks[check, default: 0] += 1 }
    }
  }
}

extension ListCounts {
  /// The lengths of the lists of a session that are one choice away from a query.
  package init(_ session: EditingSession, _ query: StringQuery) {
    let (tables, analysis) = session.state.withLock { ($0.tables, $0.analysis) }
    self.init(tables, ListFilter(query, analysis))
  }
}
