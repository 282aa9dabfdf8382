/// The effects of single characters on the names around them, and the literals that some begin.
extension SourceScanner {
  @inline(__always)
  mutating func punctuation(_ byte: UInt8) {
    let next = lexer.byte(1)
    lexer.at += 1
    switch byte {
    case UInt8(ascii: "."):
      // The base's name is kept, for `Base.init(…)`; `return .init(…)` has no base.
      let follows = trail.previous == 0x61 || trail.previous == UInt8(ascii: ">")
      if lexer.at - 1 != trail.lastEnd || !follows { trail.name = 0 }
      trail.introduces = trail.introduced
      trail.previous = byte
    case UInt8(ascii: ","):
      trail.end(previous: byte)
      trail.introduces = brackets.frame.lists && trail.genericDepth == 0
      (brackets.frame.label, brackets.frame.labelEnd) = (0, 0)
      if trail.introduces, isAtLevel { items.nextVariableBegins() }
      if items.declaring >= 0 {
        items.parameterBegins = brackets.depth == items.level.depth + 1
      }
    case UInt8(ascii: "="): equals(next)
    case UInt8(ascii: "?"), UInt8(ascii: "!"):
      if byte == next || next == UInt8(ascii: "=") {
        lexer.at += 1
        trail.end(previous: byte)
        trail.comparesLastName = true
      } else if lexer.at >= 2, ByteClass.isSpace(lexer.bytes[lexer.at - 2]) {
        trail.end(previous: byte)
      } else {
        trail.previous = byte
      }
    case UInt8(ascii: "<"):
      if trail.name != 0, trail.previous == 0x61, !ByteClass.isSpace(lexer.bytes[lexer.at - 2]) {
        trail.openGeneric()
      }
      trail.end(previous: byte)
    case UInt8(ascii: ">"):
      trail.end(previous: byte)
      trail.closeGeneric()
    case UInt8(ascii: "-"):
      if next == UInt8(ascii: ">") { lexer.at += 1 }
      trail.end(previous: byte)
    case UInt8(ascii: ":"):
      if brackets.frame.isCase {
        brackets.frame.declares = false
        brackets.frame.isCase = false
      }
      if items.declaring >= 0, isAtLevel, trail.genericDepth == 0 { items.inherits = true }
      trail.end(previous: byte)
      (trail.name, trail.labelledCallee) = (trail.labelledCallee, 0)
    case UInt8(ascii: ";"):
      brackets.frame.assigned = 0
      trail.genericDepth = 0
      trail.isHeader = false
      trail.end(previous: byte)
    default: trail.end(previous: byte)
    }
  }

  private mutating func equals(_ next: UInt8) {
    trail.genericDepth = 0
    if next == UInt8(ascii: "=") {
      lexer.at += 1
      trail.end(previous: UInt8(ascii: "="))
      trail.comparesLastName = true
      return
    }
    trail.isHeader = false
    // The type of a declaration is noted at the type's name.
    brackets.frame.assigned =
      brackets.frame.declares || items.declaring >= 0 ? 0 : trail.name
    brackets.frame.declares = false
    if items.declaring >= 0, isAtLevel { items.valueBegins() }
    trail.end(previous: UInt8(ascii: "="))
  }

  // MARK: Literals

  /// `/`: a regular expression or an operator.
  mutating func slash() {
    lexer.at += 1
    if let close = lexer.closingSlash(after: trail.previous) { lexer.at = close + 1 }
    trail.end(previous: UInt8(ascii: "/"))
  }

  /// `#`: a raw literal, an extended regular expression, a macro or a directive.
  mutating func pound() {
    let pounds = lexer.skipPounds()
    guard !lexer.isAtEnd else { return }
    switch lexer.byte() {
    case UInt8(ascii: "\""): openLiteral(pounds: pounds)
    case UInt8(ascii: "/"):
      lexer.skipExtendedExpression(pounds: pounds)
      trail.end(previous: UInt8(ascii: "/"))
    default: trail.end(previous: UInt8(ascii: "#"))
    }
  }

  /// The quote that opens a literal.
  mutating func openLiteral(pounds: Int) {
    contexts.noteLiteral(in: &brackets.frame, &items, after: trail, lexer)
    contexts.noteOperator(before: lexer.at - pounds, &items, after: trail, lexer)
    let isMultiline = lexer.skipOpeningQuotes(pounds: pounds)
    literal(pounds: pounds, isMultiline: isMultiline)
  }

  /// The text of a literal up to its end or to an interpolation, whose code follows.
  mutating func literal(pounds: Int, isMultiline: Bool) {
    switch lexer.skipText(pounds: pounds, isMultiline: isMultiline) {
    case .quote: trail.end(previous: UInt8(ascii: "\""))
    case .interpolation:
      var opened = BracketStack.Frame(.interpolation)
      opened.pounds = UInt32(truncatingIfNeeded: pounds)
      opened.isMultiline = isMultiline
      enter(opened)
      trail.end(previous: UInt8(ascii: "("))
    case .source where isMultiline: items.outline.isWhole = false
    case .lineBreak, .source:
      items.doubt()
      trail.end(previous: UInt8(ascii: "\""))
    }
  }
}
