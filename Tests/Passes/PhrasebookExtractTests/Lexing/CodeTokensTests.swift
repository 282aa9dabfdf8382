import TestSupport
import Testing

@testable import PhrasebookExtract

@Suite("The tokens of a source, for all who read code by hand")
struct CodeTokensTests {
  private func tokens(_ source: String) -> [String] {
    let code = CodeTokens(Array(source.utf8))
    return code.tokens.map { String(decoding: code.source[$0.range], as: UTF8.self) }
  }

  @Test func wordsMarksAndText() {
    #expect(
      tokens(#"a(b: "c \(d("e")) f") // g"#)
        == ["a", "(", "b", ":", #""c \"#, "(", "d", "(", #""e""#, ")", ")", #" f""#, ")"])
    #expect(tokens(##"#if `if` == #"a"b"#"##) == ["#", "if", "if", "=", "=", ##"#"a"b"#"##])
    #expect(tokens("a /* b /* c */ d */ e // f") == ["a", "e"])
    #expect(tokens("a(/[(\"]/, #/\"/#)") == ["a", "(", "/[(\"]/", ",", "#/\"/#", ")"])
    #expect(tokens("a(\"b\nc") == ["a", "(", "\"b", "c"])
    #expect(tokens("\"a \\(b\nc") == ["\"a \\", "(", "b", "c"])
  }

  @Test func valuesOfTokens() {
    let code = CodeTokens(Array(##"a "b\n" #"c"d"# "\(e)" "\q" ("##.utf8))
    #expect(code.word(0) == "a" && code.word(1) == nil && code.word(-1) == nil)
    #expect(code.literal(1) == "b\n" && code.literal(2) == #"c"d"# && code.literal(0) == nil)
    // The pieces of a literal with an interpolation, and one with an invalid escape.
    #expect((3...8).allSatisfy { code.literal($0) == nil })
    #expect(code.mark(4) == UInt8(ascii: "(") && code.mark(0) == 0 && code.mark(99) == 0)
    #expect(code.index(from: 0) == 0 && code.index(from: 1) == 1 && code.index(from: 99) == 10)
  }

  @Test func aTextWithoutItsComments() {
    let code = CodeTokens(Array("a/* b */c // d\n\"// e\"".utf8))
    #expect(code.textWithoutComments == "a c \"// e\"")
  }

  @Test("any bytes give tokens in their order, with nothing but spaces and comments between them")
  func damaged() {
    var random = SeededGenerator(seed: 7)
    let good = Array(##"a(["b \(c("d")) e", #"f"#], /g/, `h`, """##.utf8)
    for _ in 0..<5_000 {
      let source = random.mutated(good)
      let tokens = CodeTokens(source).tokens
      #expect(tokens.allSatisfy { !$0.range.isEmpty && $0.range.upperBound <= source.count })
      #expect(
        zip(tokens, tokens.dropFirst()).allSatisfy {
          $0.range.upperBound <= $1.range.lowerBound
        })
    }
    #expect(CodeTokens(Array(repeating: UInt8(ascii: "("), count: 500_000)).tokens.count == 500_000)
    // Quadratic time would be minutes here.
    let open = String(repeating: "\"\"\"\\(", count: 100_000)
    let lines = String(repeating: "\n", count: 100_000)
    #expect(CodeTokens(Array((open + lines).utf8)).tokens.count == 200_000)
  }
}
