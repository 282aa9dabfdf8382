import PhrasebookExtract
import PhrasebookModel
import TestSupport
import Testing

/// Code that the parser would read again and again is a diagnostic; code of usual projects is not.
@Suite struct LookAheadTests {
  private func extraction(of source: String) -> Extraction {
    Extract.extraction(of: [(file: "A.swift", bytes: Array(source.utf8))])
  }

  private static let openers = [
    "[", "[(", "[A<", "[(a: ", "[ [", "[\n", "[/* */", "[(A) -> ", "[a: [",
    // Text that is not code.
    "[/*\"*/", "[/*;*/", "[/*]*/", "[//\"\n", "[//{\n", "[`\"`<", "[`+`<", "[A <", "[A/* */<",
    "@A<", "@A.B <", "@`\"`<", "[@A<",
  ]

  /// Comparisons that the parser takes for generic arguments in generic arguments, each with a call of its own.
  private static let angles = [
    "A<", "a < b, c <", "a <b ", "a/* */<", "a\n<", "a</*;*/", "a</*>*/", "a<//}\n", "a<() -> ",
    "a<`\"`, ", "a < (b: c = {[}]}, d: ",
  ]

  @Test(arguments: openers, [20, 24, 200])
  func anUnbrokenRunOfBracketsIsNotParsed(_ opener: String, _ count: Int) {
    let found = extraction(
      of: "let t = Text(\"key\")\nlet x = " + String(repeating: opener, count: count) + " (")
    #expect(found.strings.isEmpty)
    #expect(found.diagnostics.count == 1)
    #expect(found.diagnostics.first?.location?.line ?? 0 >= 2)
  }

  @Test(arguments: angles)
  func anUnbrokenRunOfAnglesIsNotParsed(_ opener: String) {
    let found = extraction(
      of: "let t = Text(\"key\")\nlet x = f(" + String(repeating: opener, count: 30_000))
    #expect(found.strings.isEmpty)
    #expect(found.diagnostics.count == 1)
  }

  @Test(arguments: ["A -> ", "(A) -> ", "() async throws -> "])
  func anUnbrokenRunOfResultsIsNotParsed(_ result: String) {
    let found = extraction(
      of: "let t = Text(\"key\")\nlet x: " + String(repeating: result, count: 20_000) + "A")
    #expect(found.strings.isEmpty)
    #expect(found.diagnostics.count == 1)
  }

  @Test(
    arguments: ["struct A", "enum E x: {\n static func f(_ a: A"],
    [":A", " A", ": A /* */", " A :"])
  func aRunOfWordsIsNotParsed(_ start: String, _ word: String) {
    let found = extraction(
      of: "let t = Text(\"key\")\n\(start)" + String(repeating: word, count: 20_000))
    #expect(found.strings.isEmpty)
    #expect(found.diagnostics.count == 1)
    // In lines of their own they are parsed in time.
    let lines = extraction(of: "let t = Text(\"key\")\n" + String(repeating: "a\n", count: 2_000))
    #expect(lines.strings.map(\.key) == ["key"])
  }

  /// The parser recovers from the errors in them bracket by bracket, each time up to the end of the line.
  @Test(
    arguments: [
      "a(\\(", "(\\(", "@a(b c", "a[b c(", "#m(a b [", "\"\\(a(\\(b(", "@A {", "{as switch a {",
      ". macro m(", "]@a(", "(;a(",
    ], ["", "\n}) "])
  func aLineOfOpenBracketsIsNotParsed(_ opener: String, _ end: String) {
    let line = String(repeating: opener, count: end.isEmpty ? 450 : 100) + end
    let found = extraction(
      of: "let t = Text(\"key\")\nlet x = " + String(repeating: line, count: end.isEmpty ? 1 : 30))
    #expect(found.strings.isEmpty)
    #expect(found.diagnostics.count == 1)
    #expect(found.diagnostics.first?.location?.line ?? 0 >= 2)
  }

  /// 4.5 KB of them took 8.6 GB.
  @Test(arguments: ["\"\\(", "#\"\\#(", "\"\"\"\n\\(", "a(\"\\(", "switch a {\"\\("])
  func literalsInLiteralsAreNotParsed(_ opener: String) {
    let found = extraction(
      of: "let t = Text(\"key\")\nlet x = " + String(repeating: opener, count: 30))
    #expect(found.strings.isEmpty)
    #expect(found.diagnostics.count == 1)
  }

  /// The parser reads each of these in the one before; some exhausted its stack.
  @Test(arguments: [
    "if ", "if\n", "if let ", "if case ", "if a == ", "if a, ", "a = if ", "try if ",
    "if switch ", "switch if ", "try ", "repeat ", "each ", "copy ", "inout ", "await ",
    "repeat try ", "if a { if ", "var ", "let\n",
  ])
  func wordsInWordsAreNotParsed(_ word: String) {
    let found = extraction(
      of: "let t = Text(\"key\")\n" + String(repeating: word, count: 200_000))
    #expect(found.strings.isEmpty)
    #expect(found.diagnostics.count == 1)
    #expect(found.diagnostics.first?.location?.line ?? 0 >= 2)
  }

  /// Few in each bracket are many in all.
  @Test(arguments: [("try ", "("), ("if ", "{"), ("try ", "["), ("repeat ", "{")])
  func wordsInBracketsCountTogether(_ word: String, _ bracket: String) {
    let part = String(repeating: word, count: 100) + bracket
    let found = extraction(of: "let t = Text(\"key\")\n" + String(repeating: part, count: 20))
    #expect(found.strings.isEmpty)
    #expect(found.diagnostics.count == 1)
  }

  @Test func manyConditionsOneAfterTheOtherAreParsed() {
    let body = """
      if a.if(if: b) { try f() } else if let c, d { return try await g() } else { throw e }
      let h = try if a { 1 } else { try switch b { case let x: x } }
      #if A
      for try await i in j where k { _ = l.map { try $0 } }
      #endif

      """
    let found = extraction(
      of: "func m() {\n" + String(repeating: body, count: 1_200) + "}\nlet t = Text(\"key\")\n")
    #expect(found.strings.map(\.key) == ["key"])
    #expect(found.diagnostics.isEmpty)
  }

  /// The parser keeps more than a kilobyte for each byte of them.
  @Test(arguments: ["\\", "@#", "\\#", "#.", "@}", "\\1", "@a "])
  func denseMarksAreNotParsed(_ mark: String) {
    let found = extraction(
      of: "let t = Text(\"key\")\n" + String(repeating: mark, count: 90_000 / mark.utf8.count))
    #expect(found.strings.isEmpty)
    #expect(found.diagnostics.count == 1)
    #expect(found.diagnostics.first?.location?.line == 2)
  }

  @Test func marksOfRealSourcesAreParsed() {
    let found = extraction(
      of: String(repeating: "@A var abc = \\B.c\n", count: 6_000) + "let t = Text(\"key\")\n")
    #expect(found.strings.map(\.key) == ["key"])
    #expect(found.diagnostics.isEmpty)
  }

  @Test func aLongLineAfterOpenBracketsIsNotParsed() {
    let line = String(repeating: "a(\\(", count: 16) + String(repeating: ".x", count: 20_000)
    let found = extraction(of: "let t = Text(\"key\")\nlet x = " + line)
    #expect(found.strings.isEmpty)
    #expect(found.diagnostics.count == 1)
  }

  /// A regular expression that is taken for a text hides what follows it.
  @Test func moreAnglesThanAStackHoldsAreNotParsed() {
    let hidden = "func f() { return /\"/; " + String(repeating: "a<", count: 100_000)
    let found = extraction(of: "let t = Text(\"key\")\n" + hidden)
    #expect(found.strings.isEmpty)
    #expect(found.diagnostics.count == 1)
  }

  @Test(arguments: [
    String(repeating: "[", count: 8) + "Text(\"key\")" + String(repeating: "]", count: 8),
    "[" + String(repeating: "[[[a, b], [c, d]], [[e, f], [g, h]]],\n", count: 2_000)
      + "[[Text(\"key\")]]]",
    String(repeating: "[f(1, ", count: 60) + "Text(\"key\")" + String(repeating: ")]", count: 60),
    String(repeating: "[\"a\": ", count: 60) + "Text(\"key\")" + String(repeating: "]", count: 60),
    "[" + String(repeating: "f(g([h(k([\n1\n])), m(\n2)])),\n", count: 300) + "Text(\"key\")]",
    "[" + String(repeating: "f(g([h(i([k(m([n(\n1)]))]))])),\n", count: 300) + "Text(\"key\")]",
    "[" + String(repeating: "f(\"\\(", count: 8) + "1" + String(repeating: ")\")", count: 8)
      + ", Text(\"key\")]",
    "[\"" + String(repeating: "[", count: 300) + "\", Text(\"key\")]",
    "Text(\"key\") // " + String(repeating: "[", count: 10),
    "Text(\"key\")" + String(repeating: "\nlet y = a < b", count: 2_000),
    "Text(\"key\")" + String(repeating: "\nif a < b { c() }", count: 2_000),
    "Text(\"key\")\nlet y = a < b" + String(repeating: " && a < b", count: 2_000),
    "[Text(\"key\"), " + String(repeating: "a < b, ", count: 300) + "]",
    "Text(\"key\")\nprotocol P {" + String(repeating: "\nfunc f(a: A) -> B", count: 2_000) + "\n}",
    "Text(\"key\")" + String(repeating: "\nfunc f() -> A { g() }", count: 2_000),
    "Text(\"key\")" + String(repeating: "\n@A<B> @C<D> var y: [[E]] = [[]]", count: 2_000),
    "[" + String(repeating: "\"a <b> [\\(c[\"[[[[\"])\", ", count: 300) + "Text(\"key\")]",
  ])
  func arraysAsPeopleWriteThemAre(_ value: String) {
    let found = extraction(of: "let x = \(value)")
    #expect(found.strings.map(\.key) == ["key"])
    #expect(found.diagnostics.isEmpty)
  }
}
