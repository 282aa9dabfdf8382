import PhrasebookExtract
import PhrasebookModel
import TestSupport
import Testing

/// Lines and columns point at the opening quote, or the first `#` before it.
@Suite struct PlaceTests {
  @Test(arguments: [
    #"Text(①"a")"#,
    #"Text("x"); Text(①"a")"#,
    #"func é日本👩‍👩‍👧() { Text(①"a") }"#,
    "/* é日本 */ Text(①\"a\")",
    "let é = \"👩‍👩‍👧\"; Text(verbatim: é).help(①\"a\")",
    "Text(\"日本\"); Text(①\"a\")",
    "\n\n  Text(\n    ①\"a\"\n  )",
    "Text(①#\"a\"#)",
    "Text(①###\"a\"###)",
    "Text(①\"\"\"\n  a\n  \"\"\")",
    "Text(①#\"\"\"\n  a\n  \"\"\"#)",
    "Text(\"\"\"\n  é\n  日本\n  \"\"\").help(①\"a\")",
    "Text(\"\"\"\n  é \\\n  日本\n  \"\"\")\nText(①\"a\")",
    "\tText(①\"a\")",
    "NSLocalizedString(①\"a\", comment: \"c\")",
    "let k: LocalizedStringKey = c ? \"b\" : ①\"a\"",
    "// é\n/* 日\n本 */ Text(①\"a\")",
    "Text(①\"a\")\nText(②\"a\")\n  Text(③\"a\")",
    "Text(①\"a\", comment: \"é\").help(②\"a\")",
    "#if A\nText(①\"a\")\n#else\nText(②\"a\")\n#endif",
    "Text(\"x \\(Text(①\"a\")) y\")",
    "\u{FEFF}Text(①\"a\")",
    "\u{FEFF}\nText(①\"a\")",
    "#!/usr/bin/swift\nText(①\"a\")",
    "let s = \"\u{2028}\"; Text(①\"a\")",
    "let s = \"\u{85}\"\nText(①\"a\")",
  ])
  func stringsHaveTheirPlaces(_ marked: String) {
    expectPlaces(in: MarkedText(marked))
  }

  /// The same places whatever ends the lines: only the columns' meaning must not change.
  @Test(arguments: [
    "Text(①\"a\")\nlet é = 1\n\n  Text(②\"a\")",
    "let s = \"\"\"\n  é\n  b\n  \"\"\"\nText(①\"a\")",
    "/* a\n b */ Text(①\"a\") // x\nText(②\"a\")",
  ])
  func lineEndsKeepThePlaces(_ marked: String) {
    let lines = MarkedText(marked)
    for end in ["\r\n", "\r"] {
      let text = lines.text.split(separator: "\n", omittingEmptySubsequences: false)
        .joined(separator: end)
      #expect(places(of: text) == expected(lines), "\(text.debugDescription)")
    }
  }

  /// A key of several lines holds line feeds, however the file ends its lines.
  @Test(arguments: ["\n", "\r\n", "\r"])
  func keysOfSeveralLines(_ end: String) {
    let lines = ["Text(\"\"\"", "  a", "    b \\", "  c", "", "  \"\"\")"]
    let text = lines.joined(separator: end)
    #expect(extraction(of: text).strings.map(\.key) == ["a\n  b c\n"])
  }

  @Test(arguments: [
    "func f(k: String) { ①NSLocalizedString(k, comment: \"\") }",
    "func f(t: String) { ①Text(\"a\", tableName: t) }",
    "/* é */ func f(k: String) {\n  Foundation.①NSLocalizedString(k, comment: \"\") }",
  ])
  func openSitesHaveTheirPlaces(_ marked: String) {
    let text = MarkedText(marked)
    let found = extraction(of: text.text).undeterminable.map(\.location)
    #expect(found == expected(text))
  }

  @Test(arguments: [
    "let x = ①)",
    "func f() {\n  let é = ①\n}",
  ])
  func diagnosticsNameAPlace(_ marked: String) {
    let text = MarkedText(marked)
    let found = extraction(of: text.text).diagnostics
    #expect(found.count == 1)
    #expect(found.first?.location?.file == "Test.swift")
    #expect(found.first?.location?.line == text.places[1]?.line)
  }

  private func expectPlaces(in text: MarkedText) {
    #expect(places(of: text.text) == expected(text), "\(text.text)")
  }

  private func expected(_ text: MarkedText) -> [Location] {
    text.places.sorted { $0.key < $1.key }.map {
      Location(file: "Test.swift", line: $0.value.line, column: $0.value.column)
    }
  }

  private func places(of text: String) -> [Location] {
    extraction(of: text).strings.first { $0.key == "a" }?.locations ?? []
  }

  private func extraction(of text: String) -> Extraction {
    Extract.extraction(of: [(file: "Test.swift", bytes: Array(text.utf8))])
  }
}
