import PhrasebookExtract
import PhrasebookModel
import TestSupport
import Testing

/// What the parser would read again and again is a diagnostic, and what every project has is not.
@Suite struct LookAheadTests {
  private func extraction(of source: String) -> Extraction {
    Extract.extraction(of: [(file: "A.swift", bytes: Array(source.utf8))])
  }

  private static let openers = [
    "[", "[(", "[A<", "[(a: ", "[ [", "[\n", "[/* */", "[(A) -> ", "[a: [",
  ]

  @Test(arguments: openers, [20, 24, 200])
  func anUnbrokenRunOfBracketsIsNotParsed(_ opener: String, _ count: Int) {
    let found = extraction(
      of: "let t = Text(\"key\")\nlet x = " + String(repeating: opener, count: count) + " (")
    #expect(found.strings.isEmpty)
    #expect(found.diagnostics.count == 1)
    #expect(found.diagnostics.first?.location?.line ?? 0 >= 2)
  }

  @Test(arguments: [
    String(repeating: "[", count: 8) + "Text(\"key\")" + String(repeating: "]", count: 8),
    "[" + String(repeating: "[[[a, b], [c, d]], [[e, f], [g, h]]],\n", count: 2_000)
      + "[[Text(\"key\")]]]",
    String(repeating: "[f(1, ", count: 60) + "Text(\"key\")" + String(repeating: ")]", count: 60),
    String(repeating: "[\"a\": ", count: 60) + "Text(\"key\")" + String(repeating: "]", count: 60),
    "[\"" + String(repeating: "[", count: 300) + "\", Text(\"key\")]",
    "Text(\"key\") // " + String(repeating: "[", count: 10),
  ])
  func arraysAsPeopleWriteThemAre(_ value: String) {
    let found = extraction(of: "let x = \(value)")
    #expect(found.strings.map(\.key) == ["key"])
    #expect(found.diagnostics.isEmpty)
  }
}
