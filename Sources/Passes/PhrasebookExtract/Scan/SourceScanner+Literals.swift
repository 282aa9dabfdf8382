/// String literals and regular expressions.
extension SourceScanner {
  /// `/`: a regular expression or an operator.
  mutating func slash() {
    let next = lexer.byte(1)
    lexer.at += 1
    if startsRegularExpression(next), let close = lexer.closingSlash() { lexer.at = close + 1 }
    end(previous: UInt8(ascii: "/"))
  }

  /// A regular expression is at the place of a value, and begins with neither space nor `)`.
  private func startsRegularExpression(_ next: UInt8) -> Bool {
    switch next {
    case 0, 0x20, 0x09, 0x0A, 0x0D, UInt8(ascii: ")"), UInt8(ascii: ","), UInt8(ascii: "="): false
    default:
      switch previous {
      case 0, UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ","),
        UInt8(ascii: "="), UInt8(ascii: ":"), UInt8(ascii: ";"), UInt8(ascii: "&"),
        UInt8(ascii: "|"), UInt8(ascii: "!"), UInt8(ascii: "?"):
        true
      default: false
      }
    }
  }

  /// `#`: a raw literal, an extended regular expression, a macro or a directive.
  mutating func pound() {
    let pounds = lexer.skipPounds()
    guard !lexer.isAtEnd else { return }
    switch lexer.byte() {
    case UInt8(ascii: "\""): openLiteral(pounds: pounds)
    case UInt8(ascii: "/"):
      lexer.skipExtendedExpression(pounds: pounds)
      end(previous: UInt8(ascii: "/"))
    default: end(previous: UInt8(ascii: "#"))
    }
  }

  /// The quote that opens a literal.
  mutating func openLiteral(pounds: Int) {
    noteLiteral()
    noteOperator(before: lexer.at - pounds)
    let isMultiline = lexer.skipOpeningQuotes(pounds: pounds)
    literal(pounds: pounds, isMultiline: isMultiline)
  }

  /// The text of a literal up to its end or to an interpolation, whose code follows.
  mutating func literal(pounds: Int, isMultiline: Bool) {
    switch lexer.skipText(pounds: pounds, isMultiline: isMultiline) {
    case .quote: end(previous: UInt8(ascii: "\""))
    case .interpolation:
      var opened = Frame(.interpolation)
      opened.pounds = UInt32(truncatingIfNeeded: pounds)
      opened.isMultiline = isMultiline
      enter(opened)
      end(previous: UInt8(ascii: "("))
    case .lineBreak:
      outline.isWhole = false
      end(previous: UInt8(ascii: "\""))
    case .source: outline.isWhole = false
    }
  }
}
