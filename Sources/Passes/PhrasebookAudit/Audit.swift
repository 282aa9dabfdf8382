internal import Dispatch
import PhrasebookModel
internal import Synchronization

/// Catalogs in, with what is known of their sources; everything that is wrong or doubtful out.
package struct Audit: Sendable {
  package let settings: AuditSettings
  private let checks: Checks

  package init(settings: AuditSettings = AuditSettings()) {
    self.settings = settings
    checks = Checks(Check.all.filter { settings.asks($0.id) })
  }

  /// Checks the catalogs of one program.
  package func callAsFunction(_ inputs: [AuditedTable]) -> AuditReport {
    let tables = inputs.map { Table($0, settings: settings) }
    var findings: [Finding] = []
    var suppressions: [SuppressionNote] = []
    for table in tables {
      let parts = run(table)
      var report = Report(table)
      let digests = parts.flatMap(\.digests)
      for (check, body) in checks.tables {
        report.begin(check)
        body(table, digests, &report)
      }
      findings += parts.flatMap(\.findings) + report.findings
      suppressions += parts.flatMap(\.suppressions)
    }
    if let first = tables.first {
      var report = Report(first)
      for (check, body) in checks.scopes {
        report.begin(check)
        body(tables, &report)
      }
      findings += report.findings
    }
    return AuditReport(findings, suppressions: suppressions, settings: settings)
  }

  /// What one thread makes of some entries.
  private struct Part: Sendable {
    var index: Int
    var findings: [Finding] = []
    var digests: [Digest] = []
    var suppressions: [SuppressionNote] = []
  }

  private static let entriesPerPart = 128

  /// Checks the entries of a catalog on all cores, and gives the parts in order.
  private func run(_ table: Table) -> [Part] {
    let count = (table.keys.count + Self.entriesPerPart - 1) / Self.entriesPerPart
    if count < 2 { return [part(0, of: table)] }
    let parts = Mutex<[Part]>([])
    DispatchQueue.concurrentPerform(iterations: count) { index in
      let part = part(index, of: table)
      parts.withLock { $0.append(part) }
    }
    return parts.withLock { $0 }.sorted { $0.index < $1.index }
  }

  private func part(_ index: Int, of table: Table) -> Part {
    var part = Part(index: index)
    var report = Report(table)
    var languages = LanguageCache()
    let first = index * Self.entriesPerPart
    let last = min(first + Self.entriesPerPart, table.keys.count)
    for key in table.keys[min(first, last)..<last] {
      guard let entry = table.input.catalog[key] else { continue }
      let subject = Subject(key, entry, in: table, languages: &languages)
      checks.run(on: subject, &report)
      part.digests.append(Digest(of: subject))
      if let comment = entry.comment, let note = SuppressionNote(comment, subject) {
        part.suppressions.append(note)
      }
    }
    part.findings = report.findings
    return part
  }
}
