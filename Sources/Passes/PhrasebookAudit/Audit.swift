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
  ///
  /// - Parameter others: Catalogs of the same modules that nobody asked for: they are evidence.
  package func callAsFunction(
    _ inputs: [AuditedTable], beside others: [AuditedTable] = []
  ) -> AuditReport {
    let all = inputs + others
    let tables = inputs.map { Table($0, among: all, settings: settings) }
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
      findings += withoutHabits(parts) + report.findings
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
    let knowsCode = tables.allSatisfy { $0.hasAllCode || $0.input.role != .code }
    return AuditReport(
      findings, suppressions: suppressions, knowsCode: knowsCode, settings: settings)
  }

  /// The findings of all parts without those that are a habit of their language.
  private func withoutHabits(_ parts: [Part]) -> [Finding] {
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

  /// How many texts of a language there must be before one in ten of them is a habit.
  private static let fewestForHabit = 10

  /// How many texts of one kind there must be before most of them are a habit.
  private static let fewestInFamily = 4

  /// What one thread makes of some entries.
  private struct Part: Sendable {
    var index: Int
    var findings: [Finding] = []
    var digests: [Digest] = []
    var suppressions: [SuppressionNote] = []
    /// How many texts were compared for a habit, by check and language.
    var compared: [String: [String: Int]] = [:]
  }

  /// Few enough that all cores have some of a small catalog; each part learns its languages anew.
  private static let entriesPerPart = 64

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
    part.compared = report.compared
    return part
  }
}
