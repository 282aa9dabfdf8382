import PhrasebookModel

/// The findings of one check and severity.
struct FindingGroup {
  var id: String
  var severity: Diagnostic.Severity
  var findings: [Finding]

  /// The groups, the highest severity first, then those with the most findings.
  static func groups(of findings: [Finding]) -> [FindingGroup] {
    struct Name: Hashable {
      var id: String
      var severity: Diagnostic.Severity
    }
    return Dictionary(grouping: findings) { Name(id: $0.id, severity: $0.severity) }
      .map { FindingGroup(id: $0.key.id, severity: $0.key.severity, findings: $0.value) }
      .sorted { a, b in
        if a.severity != b.severity { return a.severity > b.severity }
        if a.findings.count != b.findings.count { return a.findings.count > b.findings.count }
        return a.id < b.id
      }
  }
}
