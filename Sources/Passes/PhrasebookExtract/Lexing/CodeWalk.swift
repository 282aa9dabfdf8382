/// Goes through the code of a source: without spaces, comments, regular expressions and the text of
/// literals, but with the code of interpolations.
struct CodeWalk {
  private var lexer: Lexer
  /// The literals whose interpolations are open, the innermost last.
  private var interpolations: [Interpolation] = []
  /// The byte that was found last.
  private var previous: UInt8 = 0
  /// The number of literals that are open around the byte that was found last.
  var literalDepth: Int { interpolations.count }
  /// Whether a line begins between the byte that was found last and the one before it, outside of comments and
  /// literals.
  private(set) var startsLine = false

  private struct Interpolation {
    var pounds: Int
    var isMultiline: Bool
    /// The parentheses that are open in its code, its own included.
    var depth = 0
  }

  init(_ bytes: UnsafeBufferPointer<UInt8>) { lexer = Lexer(bytes) }

  /// The offset of the next byte of code; nil at the end.
  ///
  /// Of a literal this is the first quote, of a name in backticks and a regular expression its first
  /// byte, and of several `#` the first.
  mutating func next() -> Int? {
    startsLine = false
    while !lexer.isAtEnd {
      var offset = lexer.at
      var byte = lexer.byte()
      switch byte {
      case _ where ByteClass.isSpace(byte):
        if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") { startsLine = true }
        lexer.at += 1
        continue
      case UInt8(ascii: "/") where lexer.startsComment:
        _ = lexer.skipComment()
        continue
      case UInt8(ascii: "/"):
        lexer.at += 1
        if let close = lexer.closingSlash(after: previous) { lexer.at = close + 1 }
      case UInt8(ascii: "#"):
        let pounds = lexer.skipPounds()
        guard lexer.byte() == UInt8(ascii: "\"") else {
          if lexer.byte() == UInt8(ascii: "/") { lexer.skipExtendedExpression(pounds: pounds) }
          break
        }
        (offset, byte) = (lexer.at, lexer.byte())
        literal(pounds: pounds)
      case UInt8(ascii: "\""): literal(pounds: 0)
      case UInt8(ascii: "`"): lexer.skipQuotedName()
      case UInt8(ascii: "("):
        lexer.at += 1
        if !interpolations.isEmpty { interpolations[interpolations.count - 1].depth += 1 }
      case UInt8(ascii: ")"):
        lexer.at += 1
        closeParenthesis()
      default: lexer.at += 1
      }
      previous = byte
      return offset
    }
    return nil
  }

  private mutating func literal(pounds: Int) {
    text(pounds: pounds, isMultiline: lexer.skipOpeningQuotes(pounds: pounds))
  }

  /// Steps over text up to the end of its literal, or to the parenthesis of an interpolation.
  private mutating func text(pounds: Int, isMultiline: Bool) {
    guard lexer.skipText(pounds: pounds, isMultiline: isMultiline) == .interpolation else { return }
    lexer.at -= 1
    interpolations.append(Interpolation(pounds: pounds, isMultiline: isMultiline))
  }

  private mutating func closeParenthesis() {
    guard let last = interpolations.indices.last else { return }
    interpolations[last].depth -= 1
    guard interpolations[last].depth <= 0 else { return }
    let ended = interpolations.removeLast()
    text(pounds: ended.pounds, isMultiline: ended.isMultiline)
  }
}
