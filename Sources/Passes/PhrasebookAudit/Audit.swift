import PhrasebookModel
internal import struct PhrasebookPlatform.Mutex

/// Checks catalogs, with the facts about their sources.
package struct Audit: Sendable {
  /// The settings of the audit.
  package let settings: AuditSettings
  let checks: Checks
  private let perform: Performer

  /// Calls a function for each number below a count, in any order or at the same time, and returns
  /// when all calls have.
  package typealias Performer =
    @Sendable (_ count: Int, _ body: @escaping @Sendable (Int) -> Void) -> Void

  /// Creates an audit with the checks that its settings ask for.
  ///
  /// - Parameter perform: Checks the parts of a large catalog; one after another by default.
  package init(
    settings: AuditSettings = AuditSettings(),
    perform: @escaping Performer = { count, body in (0..<count).forEach(body) }
  ) {
    self.settings = settings
    self.perform = perform
    checks = Checks(Check.all.filter { settings.asks($0.id) })
  }

  /// Checks the catalogs of one program.
  ///
  /// - Parameters:
  ///   - others: Catalogs of the same modules that are evidence and are not audited.
  ///   - memory: The results of the last audit with these settings, replaced by those of this one; nil
  ///     for a single audit.
  ///   - didCheck: Called after each catalog, for progress.
  package func callAsFunction(
    _ inputs: [AuditedTable], beside others: [AuditedTable] = [], memory: AuditMemory? = nil,
    didCheck: @escaping @Sendable () -> Void = {}
  ) -> AuditReport {
    let all = inputs + others
    let tables = map(inputs.count) { place in
      let last = memory?[result: inputs[place].file]
      return Table(inputs[place], among: all, settings: settings, since: last?.table)
    }
    let plans = map(tables.count) { place in
      BatchPlan(
        tables[place], keepsResults: memory != nil,
        last: memory?[result: tables[place].input.file])
    }
    let batches = batches(of: tables, plans, didCheck: didCheck)
    let results = map(tables.count) { place in
      let last = memory?[result: tables[place].input.file]
      return result(
        for: tables[place], batches[place], last: last, isUnchanged: plans[place].isUnchanged)
    }
    var findings: [Finding] = []
    findings.reserveCapacity(results.reduce(0) { $0 + $1.ofEntries.count + $1.findings.count })
    var suppressions: [SuppressionNote] = []
    for known in results {
      memory?[result: known.table.input.file] = known
      findings += known.ofEntries
      findings += known.findings
      suppressions += known.batches.flatMap(\.suppressions)
    }
    if let first = tables.first {
      var report = FindingRecorder(first)
      for (check, body) in checks.scopes {
        report.begin(.passUnretained(check))
        body(tables, &report)
      }
      findings += report.findings
    }
    let knowsCode = tables.allSatisfy { $0.hasAllCode || $0.input.role != .code }
    return AuditReport(
      findings, suppressions: suppressions, knowsCode: knowsCode, settings: settings)
  }

  /// The results for one table; those about the table as a whole are taken from the last ones if they still
  /// hold.
  ///
  /// - Parameter isUnchanged: Whether the batches are those of the last results.
  private func result(
    for table: Table, _ batches: [EntryBatch], last: AuditMemory.Known?, isUnchanged: Bool
  ) -> AuditMemory.Known {
    let ofEntries = isUnchanged ? last?.ofEntries : nil
    if let last, TableChanges(of: table, since: last.table).isNothing {
      return AuditMemory.Known(
        table: table, batches: batches, ofEntries: ofEntries ?? withoutHabits(batches),
        findings: last.findings)
    }
    var report = FindingRecorder(table)
    let digests = batches.flatMap(\.digests)
    for (check, body) in checks.tables {
      report.begin(.passUnretained(check))
      body(table, digests, &report)
    }
    return AuditMemory.Known(
      table: table, batches: batches, ofEntries: ofEntries ?? withoutHabits(batches),
      findings: report.findings)
  }

  /// The findings of all parts without those that are a habit of their language.
  private func withoutHabits(_ parts: [EntryBatch]) -> [Finding] {
    let findings = parts.flatMap(\.findings)
    guard !checks.sparingHabits.isEmpty else { return findings }
    var compared: [String: [String: Int]] = [:]
    for part in parts {
      for (id, counts) in part.compared {
        for (name, count) in counts { compared[id, default: [:]][name, default: 0] += count }
      }
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

  /// The results of a function for each number below a count, in order.
  func map<Result: Sendable>(
    _ count: Int, _ body: @escaping @Sendable (Int) -> Result
  ) -> [Result] {
    if count < 2 { return (0..<count).map(body) }
    let results = Mutex([Result?](repeating: nil, count: count))
    perform(count) { place in
      let result = body(place)
      results.withLock { $0[place] = result }
    }
    return results.withLock { $0 }.compactMap(\.self)
  }
}
