import PhrasebookAudit
import PhrasebookModel
import PhrasebookSync

/// The page that `check` prints: each table, the findings by check, then the verdict.
struct CheckReport {
  let reporter: Reporter
  let results: [TableResult]
  let audit: AuditResult

  /// The most changes that are shown of one table.
  private static let limit = 10

  /// The page for people.
  func text() {
    for result in results { table(result) }
    let summary = FindingSummary(audit, style: out.style).lines
    summary.forEach(out.line)
    if !summary.isEmpty { out.line() }
    out.line(verdict.isGood ? out.style.green(verdict.text) : out.style.red(verdict.text))
  }

  /// The same as JSON: what `sync --check`, `stats` and `audit` would say, and the verdict.
  func json() {
    reporter.json { json in
      json.object { json in
        SyncReport(reporter: reporter).members(results, &json)
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

  private var out: Output { reporter.out }

  private func table(_ result: TableResult) {
    guard let coverage = result.coverage else { return }
    let keys = Wording.keys(coverage.keys)
    out.line(
      "\(out.style.bold(VisibleText.of(result.table))) (\(VisibleText.of(result.file))): \(keys), "
        + state(of: result))
    SyncReport(reporter: reporter).changes(result, limit: CheckReport.limit)
    Bar.lines(coverage, style: out.style).forEach(out.line)
    out.line()
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
    return result.counts.dropLast().filter { $0.count > 0 }
      .map(\.text.shown).joined(separator: ", ")
  }

  private var verdict: (text: String, isGood: Bool) {
    if reporter.hasFailed { return (Wording.unreadable, false) }
    let tables = results.count { $0.synced?.changes.isEmpty == false }
    var parts: [String] = []
    if tables > 0 { parts.append(Wording.outOfStep(tables: tables)) }
    if audit.failing > 0 { parts.append(Wording.findings(audit.failing)) }
    if parts.isEmpty { return (Wording.allIsWell, true) }
    return (parts.joined(separator: "; ") + ".", false)
  }
}
