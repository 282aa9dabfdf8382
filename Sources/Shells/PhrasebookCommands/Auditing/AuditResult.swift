import PhrasebookAudit
import PhrasebookModel

/// Everything that an audit has to say: reporters print it, each in its own way.
struct AuditResult: Sendable {
  /// One catalog and how far it is.
  struct Table: Sendable {
    var file: String
    var name: String
    /// Nil where nobody asked for it.
    var coverage: Coverage?
  }

  /// In the order of file, line, column and id.
  var findings: [Finding] = []
  /// How many findings somebody has given a reason for.
  var suppressed = 0
  /// How many findings the baseline knew.
  var known = 0
  /// How many findings make the run fail.
  var failing = 0
  /// How many findings `--fix` has mended.
  var mended = 0
  var tables: [Table] = []
  /// The checks that were asked.
  var checks: [Check] = []
  /// What could not be read, and other words about the run.
  var diagnostics: [Diagnostic] = []

  /// How many findings there are of a severity.
  func count(_ severity: Diagnostic.Severity) -> Int {
    findings.count { $0.severity == severity }
  }

  /// How many findings a machine can mend.
  var mendable: Int { findings.count { $0.fix != nil } }

  /// The order that the contract promises; findings of one place and check stay as they are.
  static func sorted(_ findings: [Finding]) -> [Finding] {
    let nowhere = Location(file: "", line: 0, column: 0)
    return findings.enumerated().sorted { a, b in
      let (one, other) = (a.element.location ?? nowhere, b.element.location ?? nowhere)
      if one != other { return one < other }
      if a.element.id != b.element.id { return a.element.id < b.element.id }
      return a.offset < b.offset
    }.map(\.element)
  }
}
