import TestSupport
import Testing

@testable import PhrasebookExtract

@Suite("Literals are found by their place, in code that a person is typing")
struct LiteralScanTests {
  /// The text of the literal at the mark ①; nil if absent.
  private func literal(_ code: String) throws -> String? {
    let marked = MarkedText(code)
    let source = Array(marked.text.utf8)
    let offset = try #require(marked.places[1]).offset
    return LiteralScan.literal(at: offset, in: source).map {
      String(decoding: source[$0.text], as: UTF8.self)
    }
  }

  @Test("the innermost literal at a place")
  func places() throws {
    #expect(try literal(#"a("b①c", "d")"#) == "bc")
    #expect(try literal(#"a("①")"#) == "")
    #expect(try literal(#"a("b")①"#) == nil)
    #expect(try literal(#"// "b①c""#) == nil)
    #expect(try literal("/* \" */ \"b①c\"") == "bc")
    #expect(try literal(#"let r = /"/; a("b①c")"#) == "bc")
    #expect(try literal(##"a(#/"/#, "b①c")"##) == "bc")
    #expect(try literal(#"`a"b`("c①")"#) == "c")
    #expect(try literal(##"a(#"b"①c"#)"##) == #"b"c"#)
    #expect(try literal("\"\"\"\n  a\"①b\n  \"\"\"") == "\n  a\"b\n  ")
    #expect(try literal(#""a \(b("c①d")) e""#) == "cd")
    #expect(try literal(#""a \(b("cd"), (1)) e①""#) == #"a \(b("cd"), (1)) e"#)
  }

  @Test("a literal without an end reaches to the end of its line")
  func open() throws {
    #expect(try literal("a(\"b①\nc()") == "b")
    #expect(try literal("a(\"b\\(c①\nd(\"e\")") == "b\\(c")
    let source = Array("a(\"b\nd(\"e\")".utf8)
    #expect(LiteralScan.literals(in: source).map(\.isOpen) == [true, false])
  }

  @Test("the first literal from a place on, with its quotation marks")
  func first() throws {
    let source = Array(#"Text(verbatim ? "a" : "b \(c) d")"#.utf8)
    let found = try #require(LiteralScan.first(from: 0, in: source))
    #expect(String(decoding: source[found.range], as: UTF8.self) == #""a""#)
    let second = try #require(LiteralScan.first(from: found.range.upperBound, in: source))
    #expect(String(decoding: source[second.range], as: UTF8.self) == #""b \(c) d""#)
    #expect(second.hasInterpolations && !found.hasInterpolations)
    #expect(second.interpolations.map { String(decoding: source[$0], as: UTF8.self) } == [#"\(c)"#])
    #expect(LiteralScan.first(from: second.range.upperBound, in: source) == nil)
  }

  @Test("any bytes are read to their end")
  func damaged() {
    var random = SeededGenerator(seed: 5)
    let good = Array(##"let a = ["b \(c("d")) e", #"f"#, "" /* "g" */] // h"##.utf8)
    for _ in 0..<5_000 {
      let source = random.mutated(good)
      for literal in LiteralScan.literals(in: source) {
        #expect(literal.range.upperBound <= source.count)
        #expect(literal.range.lowerBound <= literal.text.lowerBound)
        #expect(literal.text.upperBound <= literal.range.upperBound)
      }
    }
  }
}
