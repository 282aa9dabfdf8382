/// A string literal without interpolations as a source spells it: the place of its bytes in, its
/// text and their exact range out.
package struct RawLiteral {
  /// The text, escapes resolved.
  package let text: [UInt8]
  /// The range of the literal, quotation marks and `#` included.
  package let range: Range<Int>

  /// Reads the literal whose first quotation mark is the first one of a range.
  ///
  /// Nil for a literal that has an interpolation, an invalid escape or no end.
  package init?(at place: Range<Int>, in source: [UInt8]) {
    guard let open = source[place].firstIndex(of: UInt8(ascii: "\"")),
      let found = source.withUnsafeBufferPointer({ Self.read(openingAt: open, in: $0) })
    else { return nil }
    (text, range) = found
  }

  private static func read(
    openingAt open: Int, in source: UnsafeBufferPointer<UInt8>
  ) -> (text: [UInt8], range: Range<Int>)? {
    var first = open
    while first > 0, source[first - 1] == UInt8(ascii: "#") { first -= 1 }
    let pounds = open - first
    var lexer = Lexer(source, at: open)
    let isMultiline = lexer.skipOpeningQuotes(pounds: pounds)
    let start = lexer.at
    guard lexer.skipText(pounds: pounds, isMultiline: isMultiline) == .quote else { return nil }
    let end = lexer.at - pounds - (isMultiline ? 3 : 1)
    let value = LiteralText.value(
      of: source[start..<end], pounds: pounds, isMultiline: isMultiline)
    return value.isValid ? (value.text, first..<lexer.at) : nil
  }
}
