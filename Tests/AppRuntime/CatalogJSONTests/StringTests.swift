import CatalogJSON
import TestSupport
import Testing

/// Strings are read eight bytes at a time, so every special byte must be found at every offset.
@Suite struct StringTests {
  @Test(arguments: [
    ("\\\"", "\""), ("\\\\", "\\"), ("\\/", "/"), ("\\b\\f\\n\\r\\t", "\u{8}\u{C}\n\r\t"),
    ("\\u0000", "\0"), ("\\u00e9", "é"), ("\\u00E9", "é"), ("\\uFFFF", "\u{FFFF}"),
    ("\\ud83c\\udf89", "🎉"), ("\\uD83C\\uDF89", "🎉"), ("\\udbff\\udfff", "\u{10FFFF}"),
    ("é", "é"), ("日", "日"), ("🎉", "🎉"), ("\u{7F}", "\u{7F}"), ("\u{80}", "\u{80}"),
    ("\u{7FF}\u{800}\u{D7FF}\u{E000}\u{FFFD}", "\u{7FF}\u{800}\u{D7FF}\u{E000}\u{FFFD}"),
    ("\u{10000}\u{10FFFF}", "\u{10000}\u{10FFFF}"), ("\u{2028}", "\u{2028}"),
  ])
  func isReadWhereverItStands(_ source: String, _ text: String) throws {
    for before in 0..<18 {
      for after in 0..<10 {
        let (start, end) = (
          String(repeating: "x", count: before), String(repeating: "y", count: after)
        )
        let document = try JSONDocument(Array("\"\(start)\(source)\(end)\"".utf8))
        let read = document.withView { $0.string(0) }
        #expect(Array(read.utf8) == Array((start + text + end).utf8))
      }
    }
  }

  @Test func isRefusedWhereverAControlStands() {
    for control in 0..<0x20 as Range<UInt8> {
      for before in 0..<17 {
        let bytes = Array("[\"".utf8) + Array(repeating: 0x61, count: before) + [control]
        let error = #expect(throws: JSONError.self) {
          try JSONDocument(bytes + Array("bcdefghij\"]".utf8))
        }
        #expect(error?.column == 3 + before)
      }
    }
  }

  /// The flag that spares a string its check must be right: `==` and `hash` rely on it.
  @Test(arguments: ["plain ASCII, long enough for the heap", "ünïcödé, long enough for the heap"])
  func isAsSwiftWouldMakeIt(_ text: String) throws {
    let document = try JSONDocument(Array("[\"\(text)\"]".utf8))
    let read = document.withView { $0.string(1) }
    #expect(
      read == text && read.hashValue == text.hashValue && read.utf16.count == text.utf16.count)
    #expect(read.unicodeScalars.elementsEqual(text.unicodeScalars))
  }

  @Test(arguments: 0..<300 as Range<UInt64>)
  func isWrittenAndReadAgain(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let text = random.text(upTo: 60)
    var escapes = JSONEscapes()
    (escapes.slash, escapes.nonASCII) = (random.chance(0.5), random.chance(0.5))
    escapes.uppercase = random.chance(0.5)
    let written = bytes(of: text, escapes)
    #expect(try Tree.read(written) == .string(text))
    if escapes.nonASCII { #expect(written.allSatisfy { $0 < 0x80 }) }
    // An escaped backslash before a slash looks the same.
    guard !text.utf8.contains(UInt8(ascii: "\\")) else { return }
    let source = String(decoding: written, as: UTF8.self)
    #expect(source.contains("\\/") == (escapes.slash && text.utf8.contains(UInt8(ascii: "/"))))
  }

  @Test(arguments: [
    ("\u{0}\u{1F}\u{7F}", "\\u0000\\u001f\u{7F}"), ("\u{8}\u{C}\n\r\t", "\\b\\f\\n\\r\\t"),
    ("\"\\/", "\\\"\\\\/"), ("é\u{2028}🎉", "é\u{2028}🎉"),
  ])
  func isSpelledAsXcodeDoes(_ text: String, _ source: String) {
    #expect(String(decoding: bytes(of: text, JSONEscapes()), as: UTF8.self) == "\"\(source)\"")
  }

  @Test func isSpelledInASCIIWhereTheFileIs() {
    var escapes = JSONEscapes()
    escapes.nonASCII = true
    #expect(
      String(decoding: bytes(of: "é🎉", escapes), as: UTF8.self) == "\"\\u00e9\\ud83c\\udf89\"")
    escapes.uppercase = true
    #expect(
      String(decoding: bytes(of: "é🎉", escapes), as: UTF8.self) == "\"\\u00E9\\uD83C\\uDF89\"")
  }

  /// Texts near and beyond the size of the piece that output gathers in.
  @Test(arguments: [10_919, 10_921, 65_535, 65_537], ["a", "é", "\u{1}", "🎉", "\""])
  func mayBeLong(_ count: Int, _ character: String) throws {
    let text = "x" + String(repeating: character, count: count)
    var escapes = JSONEscapes()
    #expect(try Tree.read(bytes(of: text, escapes)) == .string(text))
    escapes.nonASCII = true
    #expect(try Tree.read(bytes(of: text, escapes)) == .string(text))
  }

  private func bytes(of text: String, _ escapes: JSONEscapes) -> [UInt8] {
    var output = JSONOutput()
    output.append(text, escapes)
    return output.finish()
  }
}
