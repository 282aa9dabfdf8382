import PhrasebookWorkspace
import PhrasebookAudit
import PhrasebookModel

/// Annotations of GitHub Actions: one command for each finding, on a line of its own; after "Workflow
/// commands for GitHub Actions".
struct GitHubReporter: AuditReporter {
  func page(_ result: AuditResult, _ lines: SourceLines) -> [UInt8] {
    var page = ""
    // Errors of the run are annotations, too: a log is read only if the page shows something.
    for error in result.errors {
      let place = error.location.map {
        "file=\(Self.property($0.file)),line=\($0.line),col=\($0.column),"
      }
      page += "::error \(place ?? "")title=phrasebook::\(Self.data(error.message))\n"
    }
    for finding in result.findings { page += command(finding, lines) + "\n" }
    let reporter = TextReporter(style: Style(isColoured: false))
    page += Wording.forPrograms { reporter.verdict(of: result) } + "\n"
    return Array(page.utf8)
  }

  private func command(_ finding: Finding, _ lines: SourceLines) -> String {
    let word = finding.severity == .note ? "notice" : finding.severity.rawValue
    var properties: [String] = []
    if let location = finding.location {
      properties.append("file=\(Self.property(location.file))")
      properties.append("line=\(location.line)")
      properties.append("col=\(lines.utf16Column(of: location))")
    }
    properties.append("title=\(Self.property("phrasebook: \(finding.id)"))")
    var message = finding.message
    let place =
      [finding.key.map { "\"\(FindingLines.short($0))\"" }, finding.language]
      .compactMap { $0 } + [finding.variation].compactMap { $0 }
    if !place.isEmpty { message += " (\(place.joined(separator: ", ")))" }
    if let value = MarkedValue(finding) { message += "\n| \(value.text())" }
    // A finding about a call is shown at its text.
    let isOfCode = Check.all.first { $0.id == finding.id }?.family == .code
    let sites = isOfCode ? finding.callSites.filter { $0 != finding.location } : []
    for site in sites.prefix(3) { message += "\n@ \(site.file):\(site.line)" }
    for note in finding.notes { message += "\n\(note)" }
    return "::\(word) \(properties.joined(separator: ","))::\(Self.data(message))"
  }

  /// The text of a command; each of its lines is made safe on its own.
  static func data(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { VisibleText.of(String($0)) }
    return lines.joined(separator: "\n").replacing("%", with: "%25")
      .replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  /// A value among the properties, which commas and colons end.
  static func property(_ text: String) -> String {
    data(VisibleText.of(text)).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
