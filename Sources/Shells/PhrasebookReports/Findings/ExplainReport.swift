package import PhrasebookWorkspace
import PhrasebookAudit
import Phrasebook
import PhrasebookModel

/// The documentation of checks: one check as a page, or several as a list.
package struct ExplainReport {
  private let check: Check?
  private let checks: [Check]

  package init(_ result: ExplainResult) {
    check = result.check
    checks = result.checks
  }

  package func text(_ page: Page) {
    let text = check.map { CheckPage(check: $0).text(page.style) } ?? list(page.style)
    page.write(Array(text.utf8))
  }

  /// A page of Markdown; with its frame if all checks are asked for.
  package func markdown(_ page: Page, isWhole: Bool) {
    page.write(Array((isWhole ? CheckDocument.page : markdown).utf8))
  }

  /// The checks as Markdown.
  package var markdown: String {
    checks.map { CheckDocument.section(of: $0).joined(separator: "\n") }.joined(separator: "\n")
  }

  /// The checks as a list, a line each.
  package var summary: String {
    checks.map { "- \($0.id) (\($0.severity.rawValue)): \($0.summary.sourceText)" }
      .joined(separator: "\n")
  }

  package func json(_ page: Page) {
    page.json { json in
      if let check {
        json.check(check)
      } else {
        json.object { json in json.member("checks", checks) { $0.check($1) } }
      }
    }
  }

  private func list(_ style: Style) -> String {
    let width = checks.map(\.id.utf8.count).max() ?? 0
    return CheckFamily.allCases.compactMap { family in
      let checks = checks.filter { $0.family == family }
      guard !checks.isEmpty else { return nil }
      return style.bold(family.title.shown) + "\n"
        + checks.map { check in
          let padding = String(repeating: " ", count: width - check.id.utf8.count)
          return "  \(check.id)\(padding)  \(check.summary.shown)\n"
        }.joined()
    }.joined(separator: "\n")
  }
}

extension JSONWriter {
  /// One check with its examples as lines of text.
  mutating func check(_ check: Check) {
    object { json in
      json.member("id", check.id)
      json.member("family", check.family.rawValue)
      json.member("severity", check.severity.rawValue)
      json.member("summary", check.summary.sourceText)
      json.member("why", check.why.sourceText)
      json.member("mend", check.fix.sourceText)
      json.member("bad", check.bad) { json, example in
        json.string(CheckPage.lines(of: example, check, in: \.sourceText).joined(separator: "\n"))
      }
      json.member("good", check.good) { json, example in
        json.string(CheckPage.lines(of: example, check, in: \.sourceText).joined(separator: "\n"))
      }
    }
  }
}
