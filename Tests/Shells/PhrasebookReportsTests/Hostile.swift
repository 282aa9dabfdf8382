import Phrasebook
import PhrasebookAudit
import PhrasebookModel
import PhrasebookProjects
@testable import PhrasebookWorkspace

@testable import PhrasebookReports

/// Texts that a hostile author of a key or a translation would try on a user.
enum Hostile {
  static let texts = [
    "\u{1B}]0;owned\u{7}\u{1B}[31mred", "a\u{9B}2J", "a\nb\r\n::error file=x::y", "::error::owned",
    "  ::set-output name=a::b", "##[error]owned", "##vso[task.setvariable]x",
    "<script>alert(1)</script>", "\"><img src=x onerror=alert(1)>", "' onmouseover='alert(1)",
    "]]>&amp;<!--", "=HYPERLINK(\"http://x\")", "+1+1", "-1", "@SUM(A1)", "\t=1+1",
    "abc\u{202E}dlrow\u{2066}", "[click](https://x) {0}", "a%0A::error::b", "%25", "\u{0}",
    "\u{FFFE}",
    "a,b:c", "`x` | y", "\u{E0041}\u{FEFF}", "a\u{2028}b\u{85}c",
  ]

  /// One finding for each text, in every place that a project can set.
  static var result: AuditResult {
    var result = AuditResult()
    for (index, text) in texts.enumerated() {
      let severity = Diagnostic.Severity.allCases[index % 3]
      result.findings.append(
        Finding(
          id: "double-space", severity: severity, message: "about \(text.quoted)",
          location: Location(file: text, line: 1, column: 3), table: text, key: text,
          language: text, variation: text, notes: ["see \(text)"], value: text,
          range: 0..<min(2, text.utf8.count),
          callSites: [Location(file: "\(text).swift", line: 1, column: 2)]))
      result.tables.append(
        AuditResult.Table(
          file: text, name: text,
          coverage: Coverage(of: Catalog(sourceLanguage: text), expecting: [text])))
      result.diagnostics.append(
        Diagnostic(severity, verbatim: text, at: Location(file: text, line: 1, column: 1)))
    }
    result.checks = Check.all
    return result
  }

  /// The output of a reporter; every file contains all of the texts.
  static func page(_ format: AuditFormat) -> String {
    let source = Array(texts.joined(separator: " ").utf8)
    let page = format.reporter(Style(isColoured: false)).page(result, SourceLines { _ in source })
    return String(decoding: page, as: UTF8.self)
  }
}
