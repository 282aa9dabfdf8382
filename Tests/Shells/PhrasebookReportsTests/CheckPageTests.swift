import Phrasebook
import PhrasebookAudit
import PhrasebookProjects
import PhrasebookWorkspace
import Testing

@testable import PhrasebookReports

struct CheckPageTests {
  @Test(arguments: Check.all.map(\.id))
  func pagesAreWhole(_ id: String) throws {
    let page = CheckPage(check: try #require(Check.byID[id])).text(Style(isColoured: false))
    for word in ["Why\n", "Fix\n", "Wrong\n", "Right\n", "phrasebook:ignore \(id)"] {
      #expect(page.contains(word), "\(page)")
    }
    for message in try #require(Check.byID[id]).bad.compactMap(\.message) {
      #expect(page.contains("→ \(VisibleText.of(message))"), "\(page)")
    }
    for scalar in page.unicodeScalars where scalar != "\n" {
      #expect(!VisibleText.isHidden(scalar))
    }
  }

  @Test(arguments: [
    ("placeholder-mising", "did you mean placeholder-missing?"), ("spaces", "double-space"),
    ("x", "phrasebook explain"),
  ])
  func unknownChecksNameTheNearest(_ word: String, _ suggestion: String) {
    #expect(CheckNames.ids(word) == nil)
    if word != "spaces" { #expect(CheckNames.unknown(word).sourceText.contains(suggestion)) }
  }

  @Test func namesOfChecks() {
    #expect(CheckNames.ids("double-space") == ["double-space"])
    #expect(CheckNames.ids("*")?.count == Check.all.count)
    #expect(CheckNames.ids("plurals")?.contains("plural-other-missing") == true)
    #expect(CheckNames.ids("zzz-*") == nil)
  }
}
