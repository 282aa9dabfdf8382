import Foundation
import PhrasebookAudit
import PhrasebookModel
import Testing

@testable import PhrasebookReports
@testable import PhrasebookWorkspace

/// Tables side by side in the HTML report: a browser takes seconds to lay out a thousand columns.
@Suite("HTML report: coverage of many tables")
struct HTMLMatrixTests {
  private func markup(_ count: Int) -> String {
    HTMLMatrix(
      (0..<count).map { number in
        AuditResult.Table(
          file: "\(number).xcstrings", name: "<T\(number)>",
          coverage: Coverage(of: Catalog(sourceLanguage: "en"), expecting: ["de"]))
      }
    ).markup
  }

  @Test(arguments: [(1, 1), (20, 1), (21, 2), (45, 3)])
  func manyTablesAreGrouped(_ count: Int, _ groups: Int) {
    let text = markup(count)
    #expect(text.components(separatedBy: "<table class=\"matrix\">").count - 1 == groups)
    for number in 0..<count {
      #expect(text.components(separatedBy: "<bdi>&lt;T\(number)&gt;</bdi>").count == 2)
    }
    let rows = text.components(separatedBy: "<bdi>de</bdi>")
    #expect(rows.count - 1 == groups)
  }

  @Test func eachGroupHasAName() {
    #expect(markup(20).contains("aria-labelledby=\"coverage-title\" tabindex=\"0\""))
    let text = markup(45)
    for numbers in ["1–20", "21–40", "41–45"] {
      #expect(text.contains("aria-label=\"Coverage: \(numbers)\""), "\(text)")
    }
  }

  @Test func nothingWithoutTables() { #expect(HTMLMatrix([]).markup.isEmpty) }
}
