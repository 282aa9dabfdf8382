internal import Dispatch
import PhrasebookModel
internal import Synchronization

/// Checks catalogs, with the facts about their sources.
package struct Audit: Sendable {
  /// The settings of the audit.
  package let settings: AuditSettings
  private let checks: Checks

  /// Creates an audit with the checks that its settings ask for.
  package init(settings: AuditSettings = AuditSettings()) {
    self.settings = settings
    checks = Checks(Check.all.filter { settings.asks($0.id) })
  }

  /// Checks the catalogs of one program.
  ///
  /// - Parameter others: Catalogs of the same modules that are evidence and are not audited.
  package func callAsFunction(
    _ inputs: [AuditedTable], beside others: [AuditedTable] = []
  ) -> AuditReport {
    let all = inputs + others
    let tables = inputs.map { Table($0, among: all, settings: settings) }
    var findings: [Finding] = []
    var suppressions: [SuppressionNote] = []
    for table in tables {
      let parts = run(table)
      var report = FindingRecorder(table)
      let digests = parts.flatMap(\.digests)
      for (check, body) in checks.tables {
        report.begin(check)
        body(table, digests, &report)
      }
      findings += withoutHabits(parts) + report.findings
      suppressions += parts.flatMap(\.suppressions)
    }
    if let first = tables.first {
      var report = FindingRecorder(first)
      for (check, body) in checks.scopes {
        report.begin(check)
        body(tables, &report)
      }
      findings += report.findings
    }
    let knowsCode = tables.allSatisfy { $0.hasAllCode || $0.input.role != .code }
    return AuditReport(
      findings, suppressions: suppressions, knowsCode: knowsCode, settings: settings)
  }

  /// The findings of all parts without those that are a habit of their language.
  private func withoutHabits(_ parts: [Batch]) -> [Finding] {
    let findings = parts.flatMap(\.findings)
    guard !checks.sparingHabits.isEmpty else { return findings }
    var compared: [String: [String: Int]] = [:]
    for part in parts {
      compared.merge(part.compared) { $0.merging($1, uniquingKeysWith: +) }
    }
    var found: [String: [String: Int]] = [:]
    for finding in findings where checks.sparingHabits.contains(finding.id) {
      let language = finding.language ?? ""
      found[finding.id, default: [:]][language, default: 0] += 1
      guard let family = KeyFamily.of(finding.key ?? "") else { continue }
      found[finding.id, default: [:]]["\(language) \(family)", default: 0] += 1
    }
    return findings.filter { finding in
      let language = finding.language ?? ""
      if let family = KeyFamily.of(finding.key ?? ""),
        let count = found[finding.id]?["\(language) \(family)"],
        let all = compared[finding.id]?["\(language) \(family)"],
        all >= Self.fewestInFamily, count * 2 > all
      {
        return false
      }
      guard let count = found[finding.id]?[language], let all = compared[finding.id]?[language]
      else { return true }
      return all < Self.fewestForHabit || count * 10 <= all
    }
  }

  /// The minimum number of texts of a language for one in ten of them to be a habit.
  private static let fewestForHabit = 10

  /// The minimum number of texts of one kind for most of them to be a habit.
  private static let fewestInFamily = 4

  /// The results for some entries, computed by one thread.
  private struct Batch: Sendable {
    var index: Int
    var findings: [Finding] = []
    var digests: [EntryDigest] = []
    var suppressions: [SuppressionNote] = []
    /// The number of texts compared for a habit, by check and language.
    var compared: [String: [String: Int]] = [:]
  }

  /// Few enough that all cores have some of a small catalog; each part learns its languages anew.
  private static let entriesPerPart = 64

  /// Checks the entries of a catalog on all cores, and gives the parts in order.
  private func run(_ table: Table) -> [Batch] {
    let count = (table.keys.count + Self.entriesPerPart - 1) / Self.entriesPerPart
    if count < 2 { return [part(0, of: table)] }
    let parts = Mutex<[Batch]>([])
    DispatchQueue.concurrentPerform(iterations: count) { index in
      let part = part(index, of: table)
      parts.withLock { $0.append(part) }
    }
    return parts.withLock { $0 }.sorted { $0.index < $1.index }
  }

  private func part(_ index: Int, of table: Table) -> Batch {
    var part = Batch(index: index)
    var report = FindingRecorder(table)
    var languages = LanguageCache()
    let first = index * Self.entriesPerPart
    let last = min(first + Self.entriesPerPart, table.keys.count)
    for key in table.keys[min(first, last)..<last] {
      guard let contents = table.input.catalog[key] else { continue }
      let entry = AuditedEntry(key, contents, in: table, languages: &languages)
      checks.run(on: entry, &report)
      part.digests.append(EntryDigest(of: entry))
      if let comment = contents.comment, let note = SuppressionNote(comment, entry) {
        part.suppressions.append(note)
      }
    }
    part.findings = report.findings
    part.compared = report.compared
    return part
  }
}
