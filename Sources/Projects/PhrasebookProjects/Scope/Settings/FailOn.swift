package import PhrasebookModel

/// The lowest severity that fails a run.
package enum FailOn: String, CaseIterable, Sendable {
  case error, warning, note, never

  /// Whether a finding of a severity makes the run fail.
  package func isReached(by severity: Diagnostic.Severity) -> Bool {
    switch self {
    case .error: severity == .error
    case .warning: severity >= .warning
    case .note: true
    case .never: false
    }
  }
}
