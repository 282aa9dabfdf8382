/// The texts of a string literal between its interpolations: a literal in a source in, the texts and
/// their places out.
package struct LiteralPieces {
  /// A text before, between or after interpolations.
  package struct Piece {
    /// The bytes of the source; in a literal of several lines, line breaks and indentation too.
    package let range: Range<Int>
    /// The text, escapes resolved.
    package let text: String
  }

  /// One more than there are interpolations.
  package let pieces: [Piece]
  /// The number of `#` before the literal.
  package let pounds: Int
  /// The line break and the indentation of a literal of several lines; nil for one line.
  package let lineStart: String?

  /// Nil for a literal that has an invalid escape or no end.
  package init?(_ literal: LiteralScan.Literal, in source: [UInt8]) {
    guard !literal.isOpen else { return nil }
    let starts = [literal.text.lowerBound] + literal.interpolations.map(\.upperBound)
    let ends = literal.interpolations.map(\.lowerBound) + [literal.text.upperBound]
    var text: [UInt8] = []
    for (start, end) in zip(starts, ends) {
      guard start <= end, !source[start..<end].contains(LiteralText.mark) else { return nil }
      if start > literal.text.lowerBound { text.append(LiteralText.mark) }
      text += source[start..<end]
    }
    let value = LiteralText.value(
      of: text, pounds: literal.pounds, isMultiline: literal.isMultiline)
    guard value.isValid else { return nil }
    let texts = value.text.split(separator: LiteralText.mark, omittingEmptySubsequences: false)
    pieces = zip(zip(starts, ends), texts).map { place, text in
      Piece(range: place.0..<place.1, text: String(decoding: text, as: UTF8.self))
    }
    pounds = literal.pounds
    lineStart = literal.isMultiline ? Self.lineStart(source[literal.text]) : nil
  }

  /// The last line break of a text with what follows it: the indentation before the closing quotes.
  private static func lineStart(_ text: ArraySlice<UInt8>) -> String {
    let line = text.lastIndex { $0 == 0x0A || $0 == 0x0D } ?? text.endIndex
    let isPair =
      line > text.startIndex && line < text.endIndex && text[line] == 0x0A
      && text[line - 1] == 0x0D
    return String(decoding: text[(isPair ? line - 1 : line)...], as: UTF8.self)
  }
}
