import PhrasebookWorkspace
import PhrasebookModel

/// JUnit's XML, which build services show as test results: a suite for each file, a case for each
/// finding. Errors and warnings have failed, notes are skipped, and a file without any has passed.
struct JUnitReporter: AuditReporter {
  func page(_ result: AuditResult, _ lines: SourceLines) -> [UInt8] {
    let groups = Dictionary(grouping: result.findings) { $0.location?.file ?? "" }
    let files = Set(groups.keys).union(result.tables.map(\.file)).sorted()
    let failures = result.findings.count { $0.severity != .note }
    let passed = files.count { groups[$0] == nil }
    let errors = result.errors
    var page = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    page +=
      "<testsuites name=\"phrasebook\" tests=\"\(result.findings.count + passed + errors.count)\" "
      + "failures=\"\(failures)\" errors=\"\(errors.count)\" skipped=\"\(result.findings.count - failures)\">\n"
    if !errors.isEmpty { page += suite(of: errors) }
    for file in files { page += suite(file, groups[file] ?? []) }
    page += "</testsuites>\n"
    return Array(page.utf8)
  }

  /// The errors of the run: a service that sees no test takes a run that checked nothing for success.
  private func suite(of errors: [Diagnostic]) -> String {
    var text =
      "  <testsuite name=\"phrasebook\" tests=\"\(errors.count)\" failures=\"0\" "
      + "errors=\"\(errors.count)\" skipped=\"0\">\n"
    for error in errors {
      let place = error.location.map { "\($0.file):\($0.line):\($0.column): " } ?? ""
      let message = MarkupText.of(place + error.message)
      text += "    <testcase classname=\"phrasebook\" name=\"audit\">\n"
      text += "      <error message=\"\(message)\"/>\n    </testcase>\n"
    }
    return text + "  </testsuite>\n"
  }

  private func suite(_ file: String, _ findings: [Finding]) -> String {
    let name = MarkupText.of(file.isEmpty ? "phrasebook" : file)
    let skipped = findings.count { $0.severity == .note }
    var text =
      "  <testsuite name=\"\(name)\" tests=\"\(max(1, findings.count))\" "
      + "failures=\"\(findings.count - skipped)\" errors=\"0\" skipped=\"\(skipped)\">\n"
    if findings.isEmpty { text += "    <testcase classname=\"\(name)\" name=\"audit\"/>\n" }
    for finding in findings { text += testCase(finding, name) }
    return text + "  </testsuite>\n"
  }

  private func testCase(_ finding: Finding, _ file: String) -> String {
    let place = [finding.key.map { "\"\($0)\"" }, finding.language, finding.variation]
      .compactMap { $0 }.map(MarkupText.of).joined(separator: " · ")
    let name = MarkupText.of(finding.id) + (place.isEmpty ? "" : ": \(place)")
    let line = finding.location.map { " line=\"\($0.line)\"" } ?? ""
    let message = MarkupText.of(finding.message)
    let head = "    <testcase classname=\"\(file)\" name=\"\(name)\" file=\"\(file)\"\(line)>\n"
    guard finding.severity != .note else {
      return head + "      <skipped message=\"\(message)\"/>\n    </testcase>\n"
    }
    var body: [String] = []
    if let location = finding.location {
      body.append("\(file):\(location.line):\(location.column): \(message)")
    }
    if let value = MarkedValue(finding) { body.append("| \(MarkupText.of(value.text()))") }
    for site in finding.callSites.prefix(5) {
      body.append("@ \(MarkupText.of(site.file)):\(site.line):\(site.column)")
    }
    body += finding.notes.map { "note: \(MarkupText.of($0))" }
    return head
      + "      <failure type=\"\(finding.severity.rawValue)\" message=\"\(message)\">"
      + body.joined(separator: "\n") + "</failure>\n    </testcase>\n"
  }
}
