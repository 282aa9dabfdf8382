package import PhrasebookWorkspace
import PhrasebookModel

/// The result for programs: `{"findings":[…],"summary":{…}}`, the members that the contract names
/// first.
struct JSONReporter: AuditReporter {
  func page(_ result: AuditResult, _ lines: SourceLines) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.member("findings", result.findings) { $0.finding($1) }
      json.summary(of: result)
      json.member("diagnostics", result.diagnostics) { $0.diagnostic($1) }
    }
    return json.line()
  }
}

extension JSONWriter {
  /// The member `summary`: the number of findings of each severity, and of those that are not
  /// shown.
  package mutating func summary(of result: AuditResult) {
    name("summary")
    object { json in
      for severity in [Diagnostic.Severity.error, .warning, .note] {
        json.name(text: severity.rawValue)
        json.number(result.count(severity))
      }
      json.member("suppressed", result.suppressed)
      json.member("baseline", result.known)
      json.member("mended", result.fixed)
    }
  }
}
