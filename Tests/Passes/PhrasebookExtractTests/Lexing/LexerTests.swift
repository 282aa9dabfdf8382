import TestSupport
import Testing

@testable import PhrasebookExtract

/// The lexer steps over exactly one element.
@Suite struct LexerTests {
  /// The text after what was stepped over.
  private func rest(_ source: String, _ step: (inout Lexer) -> Void) -> String {
    Array(source.utf8).withUnsafeBufferPointer {
      var lexer = Lexer($0)
      step(&lexer)
      return String(decoding: $0[lexer.at...], as: UTF8.self)
    }
  }

  @Test(arguments: [
    ("// a\nb", "\nb"), ("// a", ""), ("/* a */b", "b"), ("/* a /* b */ c */d", "d"),
    ("/**/a", "a"), ("/* \" */a", "a"),
  ])
  func aCommentEndsWithItsLineOrItsLastMark(_ source: String, _ after: String) {
    let rest1 = rest(source) {
      let found = $0.skipComment()
      #expect(found)
    }
    #expect(rest1 == after)
  }

  @Test(arguments: ["/*", "/* a", "/* /* a */", "/*/"])
  func aCommentWithoutAnEndTakesTheRest(_ source: String) {
    let rest2 = rest(source) {
      let found = $0.skipComment()
      #expect(!found)
    }
    #expect(rest2 == "")
  }

  @Test(arguments: [
    (#""a"b"#, Lexer.LiteralEnd.quote, "b"), (#""\"a"b"#, .quote, "b"), (#""\\"b"#, .quote, "b"),
    (##"#"a"\n"#b"##, .quote, "b"), (##"#"""#b"##, .quote, "b"), (#""""a"b""" c"#, .quote, " c"),
    ("\"\"\"\na\n\"\"\"\"b", .quote, "b"), (#""a\(b)""#, .interpolation, #"b)""#),
    (##"#"a\(b\#(c)"#"##, .interpolation, ##"c)"#"##), ("\"a\nb", .lineBreak, "\nb"),
    (#""a"#, .source, ""), (#""a\"#, .source, ""), ("\"\"\"\na\"\"", .source, ""),
  ])
  func theTextOfALiteral(_ source: String, _ end: Lexer.LiteralEnd, _ after: String) {
    let found = rest(source) {
      let pounds = $0.skipPounds()
      let isMultiline = $0.skipOpeningQuotes(pounds: pounds)
      let found = $0.skipText(pounds: pounds, isMultiline: isMultiline)
      #expect(found == end)
    }
    #expect(found == after)
  }

  @Test func wordsOperatorsAndSpaces() {
    let rest3 = rest("caféb_1 x") {
      let found = $0.skipWord()
      #expect(found == NameHash.of("caféb_1"))
    }
    #expect(rest3 == " x")
    let rest4 = rest("(x") {
      let found = $0.skipWord()
      #expect(found == NameHash.seed)
    }
    #expect(rest4 == "(x")
    let rest5 = rest("<=>a") {
      let found = $0.skipOperator()
      #expect(found == 0..<3)
    }
    #expect(rest5 == "a")
    #expect(rest(" \t\n\r x") { $0.skipSpace() } == "x")
    #expect(rest(" \t\nx") { $0.skipBlanks() } == "\nx")
  }

  @Test func anExtendedRegularExpressionEndsWithAsManyMarks() {
    let found = rest(##"##/a"#/b\/##/##c"##) {
      let pounds = $0.skipPounds()
      $0.skipExtendedExpression(pounds: pounds)
    }
    #expect(found == "c")
  }

  /// As swift-syntax and the compiler read a slash at a place for a value.
  @Test(arguments: [
    (#"/a"b/"#, true), (#"/(a)[)]\)/"#, true), (#"/a\ /"#, true), ("/a/", true),
    (#"/f("a")// b"#, false), ("/f()/*b*/", false), ("/a /", false), ("/a)/", false),
    ("/ a/", false), ("/a\n/", false),
  ])
  func aSlashIsARegularExpressionOrAnOperator(_ source: String, _ isExpression: Bool) {
    let found = Array(source.utf8.dropFirst()).withUnsafeBufferPointer {
      Lexer($0).closingSlash(after: UInt8(ascii: "="))
    }
    #expect((found != nil) == isExpression)
    #expect(found == nil || found == source.utf8.count - 2)
  }

  @Test(arguments: [
    (#"a\tb"#, 0, "a\tb", true), (#"a\nb"#, 1, #"a\nb"#, true), (#"a\#nb"#, 1, "a\nb", true),
    (#"\u{1F600}é"#, 0, "😀é", true), (#"\u{}"#, 0, "", false), (#"\u{D800}"#, 0, "", false),
    (#"\u{123456789}"#, 0, "{123456789}", false), (#"\q"#, 0, "q", false), (#"a\"#, 0, "a", false),
    ("a\r\nb\rc", 0, "a\nb\nc", true), ("a\\  \n  b", 0, "a  b", true),
  ])
  func theValueOfAText(_ source: String, _ pounds: Int, _ value: String, _ isValid: Bool) {
    var found: [UInt8] = []
    let known = Array(source.utf8).withUnsafeBufferPointer {
      LiteralText.append($0, pounds: pounds, isMultiline: true, to: &found)
    }
    #expect(String(decoding: found, as: UTF8.self) == value)
    #expect(known == isValid)
  }

  @Test func indentationIsThatOfTheLastLine() {
    func value(_ text: String) -> (String, Bool) {
      let found = LiteralText.value(of: text.utf8, pounds: 0, isMultiline: true)
      return (String(decoding: found.text, as: UTF8.self), found.isValid)
    }
    #expect(value("\n  a\n\n    b\n  ") == ("a\n\n  b", true))
    #expect(value("\r\n  a\\\r\n  b\\nc\r\n  ") == ("ab\nc", true))
    #expect(value("\n a\n  ") == (" a", false))
    #expect(value("a") == ("a", false))
  }

  @Test func anyBytesAreSteppedOver() {
    var random = SeededGenerator(seed: 8)
    let source = Array(##"a /* b */ #"c\#(d)"# """ e """ #/f/# "g\u{1}" // h"##.utf8)
    for _ in 0..<2_000 {
      let bytes = random.mutated(source)
      bytes.withUnsafeBufferPointer { buffer in
        var reader = PlainTextsReader(buffer)
        reader.run()
        #expect(reader.found.texts.allSatisfy { $0.line >= 1 && $0.column >= 1 })
      }
    }
  }
}
