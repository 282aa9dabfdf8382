import PhrasebookExtract
import PhrasebookModel
import Testing

/// A literal whose end is missing has no text that a catalog could hold.
@Suite struct UnclosedLiteralTests {
  @Test(arguments: [
    ("let z = Text(\"half of \nlet y = Text(\"whole\")\n", ["whole"]),
    ("let z = Text(\"half \\(\nlet y = Text(\"whole\")\n", ["whole"]),
    ("let z = Text(\"half \\(x\"\nlet y = Text(\"whole\")\n", ["whole"]),
    ("let y = Text(\"whole\")\nlet z = Text(\"\"\"\n  half of\n", ["whole"]),
    ("let y = Text(\"whole\")\nlet z = Text(#\"half of\"\n", ["whole"]),
    ("let z = Text(\"half of", []),
    ("let z = NSLocalizedString(\"half of, comment: \"c\")\nlet y = Text(\"whole\")", ["whole"]),
    ("let z = Label(\"half of, systemImage: \"star\")\nlet y = Text(\"whole\")", ["whole"]),
    ("let z = Button(\"a \\(Text(\"b\"))\") {}\nlet y = Text(\"whole\"", ["a %@", "b", "whole"]),
  ])
  func isNoKey(_ source: String, _ keys: [String]) {
    let found = Extract.extraction(of: [("A.swift", Array(source.utf8))])
    #expect(found.strings.map(\.key) == keys, "\(source)")
    #expect(!found.diagnostics.isEmpty)
  }

  @Test func whatIsInterpolatedInItStillCounts() {
    let source = "let z = \"half \\(Text(\"a\n\\(Text(\"b\"))\")) of\nlet y = Text(\"whole\")\n"
    let found = Extract.extraction(of: [("A.swift", Array(source.utf8))])
    #expect(found.strings.map(\.key).contains("whole"))
  }
}
