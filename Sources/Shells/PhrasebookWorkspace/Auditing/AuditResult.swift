package import PhrasebookAudit
package import PhrasebookModel

/// The result of an audit, which reporters print in their formats.
package struct AuditResult: Sendable {
  /// One catalog with its coverage.
  package struct Table: Sendable {
    package var file: String
    package var name: String
    /// The number of keys that need a translation.
    package var keys = 0
    /// Nil unless requested.
    package var coverage: Coverage?
  }

  /// In the order of file, line, column and id.
  package var findings: [Finding] = []
  /// The number of findings suppressed with a reason.
  package var suppressed = 0
  /// The number of findings in the baseline.
  package var known = 0
  /// The number of findings that make the run fail.
  package var failing = 0
  /// The number of findings that `--fix` has fixed.
  package var fixed = 0
  package var tables: [Table] = []
  /// Whether a source or a resource feeds one of the catalogs.
  package var hasSources = false
  /// The project and its commit; nil unless requested.
  package var origin: AuditOrigin?
  /// The checks that were asked.
  package var checks: [Check] = []
  /// The files that could not be read, and other diagnostics of the run.
  package var diagnostics: [Diagnostic] = []

  /// The number of findings of a severity.
  package func count(_ severity: Diagnostic.Severity) -> Int {
    findings.count { $0.severity == severity }
  }

  /// The number of findings that a machine can fix.
  package var fixable: Int { findings.count { $0.fix != nil } }

  /// Sorts findings in the order of the contract; findings of one place and check keep their order.
  package static func sorted(_ findings: [Finding]) -> [Finding] {
    findings.sortedByPlace { $0.id < $1.id }
  }
}
