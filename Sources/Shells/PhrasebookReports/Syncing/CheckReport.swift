package import PhrasebookWorkspace
import PhrasebookAudit
import PhrasebookModel
import PhrasebookSync

/// The page that `check` prints: each table, the findings by check, then the verdict.
package struct CheckReport {
  package let result: CheckResult

  package init(
    result: CheckResult
  ) {
    self.result = result
  }
  private var results: [TableResult] { result.tables }
  private var audit: AuditResult { result.audit }

  /// The most changes that are shown of one table.
  private static let limit = 10

  /// The page for people.
  package func text(_ page: Page) {
    // Nothing was looked at: the errors are the whole report.
    if results.isEmpty, result.hasFailed { return }
    for result in results { table(result, page) }
    let summary = FindingSummary(audit, style: page.style).lines
    summary.forEach(page.line)
    if !summary.isEmpty { page.line() }
    page.line(verdict.isGood ? page.style.green(verdict.text) : page.style.red(verdict.text))
  }

  /// The report as JSON: the results of `sync --check`, `stats` and `audit`, and the verdict.
  package func json(_ page: Page) {
    page.json { json in
      json.object { json in
        SyncReport.members(results, result.diagnostics, &json)
        json.member("tables", results.filter { $0.coverage != nil }) { json, result in
          guard let coverage = result.coverage else { return }
          json.coverage(coverage, file: result.file, table: result.table)
        }
        json.member("findings", audit.findings) { $0.finding($1) }
        json.summary(of: audit)
        json.member("verdict", Wording.forPrograms { verdict.text })
      }
    }
  }

  private func table(_ result: TableResult, _ page: Page) {
    guard let coverage = result.coverage else { return }
    let keys = Wording.keys(coverage.keys)
    page.line(
      "\(page.style.bold(VisibleText.of(result.table))) (\(VisibleText.of(result.file))): \(keys), "
        + state(of: result))
    SyncReport(page).changes(result, limit: CheckReport.limit)
    Bar.lines(coverage, style: page.style).forEach(page.line)
    page.line()
  }

  private func state(of result: TableResult) -> String {
    guard let synced = result.synced else {
      return switch result.role {
      case .infoPlist: Wording.ofInfoPlist
      case .interfaceBuilder: Wording.ofInterfaceBuilder
      case .code, .appShortcuts: Wording.withoutSources
      }
    }
    if synced.changes.isEmpty {
      return switch result.role {
      case .infoPlist: Wording.inStepWithInfoPlist
      case .interfaceBuilder: Wording.inStepWithInterface
      case .code, .appShortcuts: Wording.inStep
      }
    }
    let words = SyncReport.words(result.counts).dropLast().filter { $0.count > 0 }
    return Wording.list(words.map(\.text.shown))
  }

  /// The amount that was checked, and the result.
  private var passed: String {
    let keys = results.reduce(0) { $0 + ($1.coverage?.keys ?? 0) }
    let counts = Wording.list([
      Wording.errors(audit.count(.error)), Wording.warnings(audit.count(.warning)),
    ])
    return Wording.passed(counts, in: Wording.catalogs(results.count), Wording.keys(keys))
  }

  private var verdict: (text: String, isGood: Bool) {
    if result.hasFailed { return (Wording.unreadable, false) }
    let tables = results.count { $0.synced?.changes.isEmpty == false }
    var parts: [String] = []
    if tables > 0 { parts.append(Wording.outOfStep(tables: tables)) }
    if audit.failing > 0 { parts.append(Wording.findings(audit.failing)) }
    if parts.isEmpty { return (passed, true) }
    return (parts.joined(separator: "; ") + ".", false)
  }
}
