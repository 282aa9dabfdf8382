import PhrasebookModel
import Testing

@testable import PhrasebookExtract

/// Sources of little but tokens take more memory than their length allows, and are a diagnostic.
struct TokenCostTests {
  /// Each took 150 to 420 MB when it was parsed.
  @Test(arguments: ["a ", "a;", "a()\n", ",", "{}", "[]", "+a", "1,", "\"\",", "!", "a.", "`a` "])
  func aSourceOfTokensIsNotParsed(_ token: String) {
    let tokens = String(repeating: token, count: 600_000 / token.utf8.count)
    let source = Array("let t = Text(\"key\")\nlet x = f(Text(\"b\")\n\(tokens)".utf8)
    let found = Extract.extraction(of: [(file: "A.swift", bytes: source)])
    #expect(found.strings.isEmpty)
    #expect(found.diagnostics.map(\.skipsSource) == [true])
  }

  /// Short sources may be as dense as they like, and long ones have spaces and names of some length.
  @Test(arguments: [
    ("a()\n", 100_000), (",", 80_000), ("f(a, 1)\n", 120_000), ("0x1F, ", 300_000),
    ("  case abc: return .def(\"ghi\")\n", 300_000), ("  \"abandon\", ", 1_000_000),
    ("// a b c d e f g h\n", 2_000_000), ("let a = \"a b c d e f g h i j k\"\n", 2_000_000),
  ])
  func sourcesAsPeopleAndToolsWriteThemAre(_ line: String, _ length: Int) {
    let source = Array(String(repeating: line, count: length / line.utf8.count).utf8)
    let offset = source.withUnsafeBufferPointer { bytes in
      var (tokens, walk) = (TokenCost(), CodeWalk(bytes))
      while let offset = walk.next() {
        if tokens.isExceeded(bytes[offset], at: offset) { return offset }
      }
      return -1
    }
    #expect(offset == -1)
  }
}
