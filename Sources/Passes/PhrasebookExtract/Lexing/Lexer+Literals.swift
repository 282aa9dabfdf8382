/// String literals and regular expressions.
extension Lexer {
  /// The element that ends a piece of a literal's text.
  enum LiteralEnd {
    /// The closing quote.
    case quote
    /// `\(`: code follows, and after its parenthesis more text.
    case interpolation
    /// A line break in a literal of one line, which has no closing quote.
    case lineBreak
    /// The end of the source.
    case source
  }

  /// Steps over the marks of a raw literal, an extended regular expression, a macro or a directive.
  ///
  /// - Returns: The number of marks.
  mutating func skipPounds() -> Int {
    let start = at
    while at < bytes.count, bytes[at] == UInt8(ascii: "#") { at += 1 }
    return at - start
  }

  /// Steps over the quotes that open a literal.
  ///
  /// - Returns: Whether the literal has several lines; `#"""#` is one quote in a literal of one.
  mutating func skipOpeningQuotes(pounds: Int) -> Bool {
    let quote = UInt8(ascii: "\"")
    let next = byte(3)
    let isQuote = pounds == 1 && next == UInt8(ascii: "#")
    let isMultiline = byte(1) == quote && byte(2) == quote && !isQuote
    at += isMultiline ? 3 : 1
    return isMultiline
  }

  /// Steps over the text of a literal up to its end or up to an interpolation.
  ///
  /// - Parameter joinsLines: Whether a backslash joins a literal of one line with the next line, as
  ///   in C.
  mutating func skipText(
    pounds: Int, isMultiline: Bool, joinsLines: Bool = false
  ) -> LiteralEnd {
    while at < bytes.count {
      switch bytes[at] {
      case UInt8(ascii: "\""):
        guard isMultiline else {
          at += 1
          if follow(pounds) { return .quote }
          continue
        }
        var quotes = 0
        while at < bytes.count, bytes[at] == UInt8(ascii: "\"") {
          at += 1
          quotes += 1
        }
        if quotes >= 3, follow(pounds) { return .quote }
      case UInt8(ascii: "\\"):
        at += 1
        guard follow(pounds), at < bytes.count else { continue }
        if bytes[at] == UInt8(ascii: "(") {
          at += 1
          return .interpolation
        }
        switch bytes[at] {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"): at += 1
        case 0x0A where joinsLines: at += 1
        default: break
        }
      case 0x0A, 0x0D:
        if !isMultiline { return .lineBreak }
        at += 1
      default: at += 1
      }
    }
    return .source
  }

  /// Steps over at most that many marks; returns whether all of them are there.
  private mutating func follow(_ pounds: Int) -> Bool {
    var found = 0
    while found < pounds, at < bytes.count, bytes[at] == UInt8(ascii: "#") {
      at += 1
      found += 1
    }
    return found == pounds
  }

  // MARK: Regular expressions

  /// The offset of the slash that ends the regular expression whose first slash is before the
  /// position; nil if that is an operator, as the compiler takes it too: before a slash that begins a
  /// comment or follows a space, and before a bracket that was not opened.
  ///
  /// - Parameter previous: The last byte of the token before the first slash; 0 if absent.
  func closingSlash(after previous: UInt8) -> Int? {
    guard allowsExpression(after: previous) else { return nil }
    var position = at
    var (groups, classes, isAfterSpace) = (0, 0, false)
    while position < bytes.count {
      let byte = bytes[position]
      switch byte {
      case 0x0A, 0x0D: return nil
      case UInt8(ascii: "\\"): position += 1
      case UInt8(ascii: "("): groups += classes == 0 ? 1 : 0
      case UInt8(ascii: ")") where classes == 0:
        groups -= 1
        if groups < 0 { return nil }
      case UInt8(ascii: "["): classes += 1
      case UInt8(ascii: "]"): classes = max(0, classes - 1)
      case UInt8(ascii: "/"):
        let next = position + 1 < bytes.count ? bytes[position + 1] : 0
        let isComment = next == UInt8(ascii: "/") || next == UInt8(ascii: "*")
        return isComment || isAfterSpace ? nil : position
      default: break
      }
      isAfterSpace = byte == 0x20 || byte == 0x09
      position += 1
    }
    return nil
  }

  /// Whether a slash before the position begins a regular expression, which is at the place of a
  /// value and begins with neither space nor `)`.
  private func allowsExpression(after previous: UInt8) -> Bool {
    switch byte() {
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

  /// Steps over an extended regular expression, from its slash on.
  mutating func skipExtendedExpression(pounds: Int) {
    at += 1
    while at < bytes.count {
      if bytes[at] == UInt8(ascii: "/") {
        at += 1
        if follow(pounds) { break }
      } else {
        at += bytes[at] == UInt8(ascii: "\\") ? 2 : 1
      }
    }
    at = min(at, bytes.count)
  }
}
