package import PhrasebookModel

/// Everything that an audit found, and what of it a project knew already.
package struct AuditReport: Sendable {
  /// In the order of file, line, column and id.
  package var findings: [Finding]
  /// The number of suppressed findings.
  package var suppressed = 0
  /// The number of findings in the baseline.
  package var known = 0
  /// The baseline without findings that are gone; nil without a baseline.
  package var shrunkBaseline: Baseline?

  init(
    _ found: consuming [Finding], suppressions: [SuppressionNote], knowsCode: Bool,
    settings: AuditSettings
  ) {
    var findings = found
    var filter = SuppressionFilter(suppressions, knowsCode: knowsCode, settings: settings)
    if filter.hasSuppressions {
      let count = findings.count
      findings.removeAll { filter.suppresses($0) }
      suppressed = count - findings.count
      findings += filter.findings()
    }
    if let baseline = settings.baseline {
      let compared = baseline.compared(to: findings)
      findings = compared.new
      known = compared.known
      shrunkBaseline = compared.shrunk
    }
    self.findings = findings.sortedByPlace(Self.precedesInPlace)
  }

  /// The order of two findings of one place.
  private static func precedesInPlace(_ a: Finding, _ b: Finding) -> Bool {
    if a.id != b.id { return a.id < b.id }
    if a.range?.lowerBound != b.range?.lowerBound {
      return (a.range?.lowerBound ?? 0) < (b.range?.lowerBound ?? 0)
    }
    let first = (a.key ?? "", a.language ?? "", a.variation ?? "")
    let second = (b.key ?? "", b.language ?? "", b.variation ?? "")
    // Messages are formatted only if nothing else orders two findings.
    return first == second ? a.message < b.message : first < second
  }
}
