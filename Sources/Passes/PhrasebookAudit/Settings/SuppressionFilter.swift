import Phrasebook
import PhrasebookModel

/// Removes suppressed findings, and reports suppressions without a reason or without an effect.
struct SuppressionFilter {
  private let settings: AuditSettings
  private let notes: [SuppressionNote]
  /// Whether the sources of all catalogs are known.
  private let knowsCode: Bool
  /// The places of notes by key and table.
  private var places: [Name: [Int]] = [:]
  /// The suppressions in comments that were needed.
  private var used: Set<[Int]> = []

  private struct Name: Hashable {
    var table: String
    var key: ExactString
  }

  init(_ notes: [SuppressionNote], knowsCode: Bool, settings: AuditSettings) {
    self.notes = notes
    self.knowsCode = knowsCode
    self.settings = settings
    for (place, note) in notes.enumerated() {
      places[Name(table: note.table, key: ExactString(note.key)), default: []].append(place)
    }
  }

  /// Whether there is a suppression, in a comment or in the settings.
  var hasSuppressions: Bool { !notes.isEmpty || !settings.suppressions.isEmpty }

  /// Whether a finding is taken out.
  mutating func suppresses(_ finding: Finding) -> Bool {
    if let table = finding.table, let key = finding.key, !places.isEmpty {
      for place in places[Name(table: table, key: ExactString(key))] ?? [] {
        for (number, suppression) in notes[place].suppressions.enumerated()
        where suppression.covers(finding) {
          used.insert([place, number])
          return true
        }
      }
    }
    for (number, suppression) in settings.suppressions.enumerated()
    where suppression.covers(finding) {
      used.insert([-1, number])
      return true
    }
    return false
  }

  /// Returns the findings about the suppressions themselves.
  func findings() -> [Finding] {
    var findings: [Finding] = []
    for (number, suppression) in settings.suppressions.enumerated() {
      findings += self.findings(suppression, [-1, number], note: nil)
    }
    for (place, note) in notes.enumerated() {
      for (number, suppression) in note.suppressions.enumerated() {
        findings += self.findings(suppression, [place, number], note: note)
      }
    }
    return findings
  }

  private func findings(
    _ suppression: Suppression, _ name: [Int], note: SuppressionNote?
  ) -> [Finding] {
    var findings: [Finding] = []
    func add(_ check: Check, _ message: Phrase) {
      guard settings.asks(check.id) else { return }
      findings.append(
        Finding(
          id: check.id, severity: settings.severities[check.id] ?? check.severity,
          message: message, location: suppression.location, table: note?.table, key: note?.key))
    }
    let all: Phrase =
      suppression.checks.isEmpty
      ? "every check" : .verbatim(suppression.checks.joined(separator: ", "))
    if suppression.checks.isEmpty {
      add(UnknownCheck.check, "the suppression has no check; write its id, or * for all")
    }
    for id in suppression.checks
    where !id.contains("*") && Check.byID[id] == nil && CheckFamily(rawValue: id) == nil {
      let names = Check.all.map(\.id) + CheckFamily.allCases.map(\.rawValue)
      let hint: Phrase =
        NearestWord.of(id, among: names).map { "did you mean \($0)?" }
        ?? "phrasebook explain lists them all"
      add(UnknownCheck.check, "unknown check \(id.quoted); \(hint)")
    }
    if !suppression.hasReason {
      add(SuppressionWithoutReason.check, "the suppression of \(all) has no reason; write it down")
    }
    // A check that is not run or does not exist cannot be suppressed.
    let isAsked = settings.only.isEmpty && settings.languages.isEmpty
    if isAsked, !used.contains(name), !suppression.checks.isEmpty,
      suppression.checks.allSatisfy({ canSuppress($0) })
    {
      add(UnusedSuppression.check, "the suppression of \(all) no longer matches a finding")
    }
    return findings
  }

  /// Whether it is a check that was asked, with all that it asks about at hand.
  private func canSuppress(_ id: String) -> Bool {
    guard let check = Check.byID[id], settings.asks(id) else { return false }
    return knowsCode || check.family != .code
  }
}
