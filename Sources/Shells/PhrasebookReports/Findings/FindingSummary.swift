import PhrasebookWorkspace
import PhrasebookModel

/// Findings on half a page: the number for each check, and the first of them, by severity.
struct FindingSummary {
  private let result: AuditResult
  private let style: Style

  init(_ result: AuditResult, style: Style) {
    self.result = result
    self.style = style
  }

  /// The number of findings of one check that are shown.
  private static func limit(_ severity: Diagnostic.Severity) -> Int {
    switch severity {
    case .error: 3
    case .warning: 2
    case .note: 0
    }
  }

  /// The most checks whose findings are shown; the page is to stay one.
  private static let checks = 10

  /// The lines; empty without findings.
  var lines: [String] {
    guard !result.findings.isEmpty else { return [] }
    var lines = [style.bold(TextReporter(style: style).summary(of: result))]
    let groups = FindingGroup.groups(of: result.findings)
    let shown = groups.prefix(Self.checks).filter { Self.limit($0.severity) > 0 }
    for group in shown {
      lines.append("  \(word(group.severity)) \(group.id) \(Wording.times(group.findings.count))")
      let limit = Self.limit(group.severity)
      lines += group.findings.prefix(limit).map { "    \(line($0))" }
      let rest = group.findings.count - limit
      if rest > 0 { lines.append("    " + style.dim(Wording.more(rest))) }
    }
    for severity in [Diagnostic.Severity.error, .warning, .note] {
      let rest = groups.dropFirst(shown.count).filter { $0.severity == severity }
      if rest.isEmpty { continue }
      let counts = rest.map { "\($0.id) \(Wording.times($0.findings.count))" }
        .joined(separator: ", ")
      lines.append("  \(word(severity)) \(counts)")
    }
    return lines + [Wording.auditHint]
  }

  private func line(_ finding: Finding) -> String {
    let place = finding.location.map { "\($0.file):\($0.line):\($0.column): " } ?? ""
    let subject = [finding.key.map { "\"\(FindingLines.short($0))\"" }, finding.language]
      .compactMap { $0 }
    let tail = subject.isEmpty ? "" : " (\(subject.joined(separator: ", ")))"
    return VisibleText.of("\(place)\(finding.text.shown)\(tail)")
  }

  private func word(_ severity: Diagnostic.Severity) -> String {
    switch severity {
    case .error: style.red("error")
    case .warning: style.yellow("warning")
    case .note: style.dim("note")
    }
  }
}
