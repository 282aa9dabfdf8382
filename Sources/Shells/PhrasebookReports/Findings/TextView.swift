package import PhrasebookModel

/// The selection and grouping of findings in the text report of an audit.
package struct TextView: Sendable {
  /// The property that findings are grouped by.
  package enum Grouping: String, CaseIterable, Sendable {
    case check, file, language
  }

  /// The lowest severity that is shown; nil shows warnings and errors, and notes if the run failed
  /// because of them.
  package var severity: Diagnostic.Severity?
  /// Nil lists findings by severity, then by place.
  package var grouping: Grouping?
  /// Whether every finding is shown, not only all errors and the first warnings.
  package var showsAll = false
  /// Whether each finding has its string and its code; nil adds them if there are few findings.
  package var showsDetails: Bool?

  package init(
    severity: Diagnostic.Severity? = nil, grouping: Grouping? = nil, showsAll: Bool = false,
    showsDetails: Bool? = nil
  ) {
    self.severity = severity
    self.grouping = grouping
    self.showsAll = showsAll
    self.showsDetails = showsDetails
  }
}
