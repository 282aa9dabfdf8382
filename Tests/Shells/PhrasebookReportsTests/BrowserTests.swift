import Foundation
import Phrasebook
import PhrasebookAudit
import PhrasebookModel
import PhrasebookProjects
@testable import PhrasebookWorkspace
import TestSupport
import Testing

@testable import PhrasebookReports

/// The HTML report in Chromium: `scripts/check-report.py` looks for script errors, requests, texts
/// that became elements, pages that are too wide, and violations of axe's accessibility rules.
@Suite(
  "The HTML report in Chromium", .serialized,
  .enabled(if: ReportBrowser.isAvailable, "needs chromium, playwright and axe-playwright-python"))
struct BrowserTests {
  @Test func textsOfAProjectStayTexts() throws {
    let folder = try TemporaryFolder()
    try folder.write(Hostile.page(.html), to: "report.html")
    let outcome = try ReportBrowser.run(folder("report.html"))
    #expect(outcome.status == 0, "\(outcome.output)")
  }

  @Test func aLargeReportStaysSmallAndUsable() throws {
    let folder = try TemporaryFolder()
    let page = HTMLReporter().page(Self.large, SourceLines { _ in nil })
    #expect(page.count < 3_000_000, "\(page.count) bytes")
    try folder.write(String(decoding: page, as: UTF8.self), to: "report.html")
    let outcome = try ReportBrowser.run(folder("report.html"))
    #expect(outcome.status == 0, "\(outcome.output)")
  }

  /// 26,000 findings of 2,600 keys, with places, values and call sites.
  private static var large: AuditResult {
    let languages = ["ar", "de", "es", "fr", "it", "ja", "ko", "nl", "pt-BR", "zh-Hans"]
    let checks = Check.all
    var result = AuditResult()
    result.checks = checks
    result.origin = AuditOrigin(project: "Large", commit: "0123456789", date: "2026-01-31")
    for number in 0..<2_600 {
      for (index, language) in languages.enumerated() {
        let check = checks[(number / 20 + index / 5) % checks.count]
        let text = "Text number \(number) in \(language)  with two spaces"
        result.findings.append(
          Finding(
            id: check.id, severity: check.severity, message: check.summary,
            location: Location(
              file: "Modules/Module\(number / 100)/Localizable.xcstrings",
              line: number * 12 + index,
              column: 21),
            table: "Localizable", key: "screen.\(number).title", language: language, value: text,
            range: 0..<4,
            callSites: [Location(file: "Sources/Screen\(number).swift", line: 12, column: 9)]))
      }
    }
    return result
  }
}
