import PhrasebookModel

/// Decides which strings are in the list of a query, condition by condition.
struct ListFilter {
  let query: StringQuery
  let analysis: SessionAnalysis?
  private let text: ByteSearch

  init(_ query: StringQuery, _ analysis: SessionAnalysis?) {
    self.query = query
    self.analysis = analysis
    text = ByteSearch(TableIndex.folded(query.text))
  }

  func fits(_ row: Int, of table: SessionTable) -> Bool {
    fits(table) && fits(table.index.status(row, query.language))
      && fitsSource(row, of: table) && fitsCheck(row, of: table) && fitsText(row, of: table)
  }

  func fits(_ table: SessionTable) -> Bool { query.file.map(table.file.isExactly) ?? true }

  func fits(_ status: StringStatus) -> Bool {
    query.statuses.isEmpty ? status != .untranslatable : query.statuses.contains(status)
  }

  func fitsText(_ row: Int, of table: SessionTable) -> Bool {
    text.isEmpty || table.index.holds(row, text)
  }

  func fitsSource(_ row: Int, of table: SessionTable) -> Bool {
    guard let source = query.source else { return true }
    return analysis?.uses(table.index.keys[row], of: table.path, in: source) == true
  }

  func fitsCheck(_ row: Int, of table: SessionTable) -> Bool {
    guard let check = query.check else { return true }
    let checks = checks(of: row, in: table)
    return check == "*" ? !checks.isEmpty : checks.contains(check)
  }

  /// The checks that have a finding about a row.
  func checks(of row: Int, in table: SessionTable) -> Set<String> {
    let findings = analysis?.findings(table.path, table.index.keys[row], query.language) ?? []
    return Set(findings.map(\.id))
  }

  /// The sources that use a row, absolute.
  func sources(of row: Int, in table: SessionTable) -> Set<String> {
    let sites = analysis?.sites(of: table.index.keys[row], in: table.path) ?? []
    return Set(sites.map(\.location.file))
  }
}
