import PhrasebookGenerate
import PhrasebookModel
import Testing

@testable import PhrasebookWorkspace

@Suite("The literal of a key in source text")
struct KeyLiteralTests {
  @Test(arguments: [
    (#"Text("Hi")"#, 1, "Hi", #""Hi""#), (#"Text("Hi")"#, 6, "Hi", #""Hi""#),
    (#"f("a\"\u{42}\n")"#, 3, "a\"B\n", #""a\"\u{42}\n""#),
    (##"f(#"Hi"#)"##, 1, "Hi", ##"#"Hi"#"##), (#"f("H\(i)")"#, 1, "H", nil),
    ("f(\"\"\"\n  Hi\n  \"\"\")", 1, "Hi", "\"\"\"\n  Hi\n  \"\"\""),
    ("f(\"\"\"\n\"\"\")", 1, "", "\"\"\"\n\"\"\""), (#"f("Ho", "Hi")"#, 1, "Hi", nil),
    ("f(\"Hi", 1, "Hi", nil),
    (#"f("\u{FFFFFFFF}")"#, 1, "x", nil), (#"f("\u{"#, 1, "x", nil), ("", 1, "x", nil),
  ])
  func literalAtAPlace(_ source: String, _ column: Int, _ key: String, _ literal: String?) {
    let bytes = Array(source.utf8)
    let found = KeyLiteral(
      of: key, at: Location(file: "a", line: 1, column: column), in: DocumentText(bytes))
    #expect(found.map { String(decoding: bytes[$0.range], as: UTF8.self) } == literal)
  }

  @Test func literalsReadBack() {
    for key in ["a\"b\\(c)\n\0\u{1B}é\u{200D}", ""] {
      let bytes = Array("\(SwiftLiteral.source(of: key)))".utf8)
      let literal = KeyLiteral(
        of: key, at: Location(file: "a", line: 1, column: 1), in: DocumentText(bytes))
      #expect(literal?.range == 0..<(bytes.count - 1))
    }
  }
}
