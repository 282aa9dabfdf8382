/// Comments, string literals and regular expressions: what is not code.
extension SourceScanner {
  /// True where a comment begins.
  @inline(__always)
  var startsComment: Bool {
    at + 1 < count
      && (bytes[at + 1] == UInt8(ascii: "/") || bytes[at + 1] == UInt8(ascii: "*"))
  }

  /// `// …` to the end of the line, or `/* … */`, nested.
  mutating func comment() {
    let isLine = bytes[at + 1] == UInt8(ascii: "/")
    at += 2
    if isLine {
      while at < count, bytes[at] != 0x0A, bytes[at] != 0x0D { at += 1 }
      return
    }
    var depth = 1
    while at + 1 < count {
      if bytes[at] == UInt8(ascii: "*"), bytes[at + 1] == UInt8(ascii: "/") {
        depth -= 1
        at += 2
        if depth == 0 { return }
      } else if bytes[at] == UInt8(ascii: "/"), bytes[at + 1] == UInt8(ascii: "*") {
        depth += 1
        at += 2
      } else {
        at += 1
      }
    }
    at = count
    outline.isWhole = false
  }

  /// `/`: a regular expression or an operator.
  mutating func slash() {
    let next = at + 1 < count ? bytes[at + 1] : 0
    at += 1
    if startsRegularExpression(next), let close = closingSlash() { at = close + 1 }
    end(previous: UInt8(ascii: "/"))
  }

  /// A regular expression stands where a value does, and begins with neither space nor `)`.
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

  /// Where on this line the regular expression that begins here ends.
  private func closingSlash() -> Int? {
    var position = at
    while position < count {
      switch bytes[position] {
      case 0x0A, 0x0D: return nil
      case UInt8(ascii: "\\"): position += 2
      case UInt8(ascii: "/"): return position
      default: position += 1
      }
    }
    return nil
  }

  /// `#`: a raw literal, an extended regular expression, a macro or a directive.
  mutating func pound() {
    var pounds = 0
    while at < count, bytes[at] == UInt8(ascii: "#") {
      at += 1
      pounds += 1
    }
    guard at < count else { return }
    switch bytes[at] {
    case UInt8(ascii: "\""): openLiteral(pounds: UInt32(truncatingIfNeeded: pounds))
    case UInt8(ascii: "/"): extendedExpression(pounds)
    default: end(previous: UInt8(ascii: "#"))
    }
  }

  private mutating func extendedExpression(_ pounds: Int) {
    at += 1
    while at < count {
      if bytes[at] == UInt8(ascii: "/") {
        at += 1
        var found = 0
        while found < pounds, at < count, bytes[at] == UInt8(ascii: "#") {
          at += 1
          found += 1
        }
        if found == pounds { break }
      } else {
        at += bytes[at] == UInt8(ascii: "\\") ? 2 : 1
      }
    }
    if at > count { at = count }
    end(previous: UInt8(ascii: "/"))
  }

  /// The quote that opens a literal.
  mutating func openLiteral(pounds: UInt32) {
    noteLiteral()
    noteOperator(before: at - Int(pounds))
    let isMultiline =
      at + 2 < count && bytes[at + 1] == UInt8(ascii: "\"") && bytes[at + 2] == UInt8(ascii: "\"")
      && !(pounds > 0 && at + 3 < count && bytes[at + 3] == UInt8(ascii: "#") && pounds == 1
        && !holdsLineBreak(from: at + 3))
    at += isMultiline ? 3 : 1
    literal(pounds: pounds, isMultiline: isMultiline)
  }

  /// `#"""#` is a literal of one quote; one of several lines has a line break after its quotes.
  private func holdsLineBreak(from start: Int) -> Bool {
    start < count && (bytes[start] == 0x0A || bytes[start] == 0x0D)
  }

  /// The text of a literal up to its end or to an interpolation, whose code comes next.
  mutating func literal(pounds: UInt32, isMultiline: Bool) {
    while at < count {
      switch bytes[at] {
      case UInt8(ascii: "\""):
        guard isMultiline else {
          at += 1
          if follow(pounds) { return end(previous: UInt8(ascii: "\"")) }
          continue
        }
        var quotes = 0
        while at < count, bytes[at] == UInt8(ascii: "\"") {
          at += 1
          quotes += 1
        }
        if quotes >= 3, follow(pounds) { return end(previous: UInt8(ascii: "\"")) }
      case UInt8(ascii: "\\"):
        at += 1
        guard follow(pounds), at < count else { continue }
        if bytes[at] == UInt8(ascii: "(") {
          at += 1
          var opened = Frame(.interpolation)
          opened.pounds = pounds
          opened.isMultiline = isMultiline
          enter(opened)
          return end(previous: UInt8(ascii: "("))
        }
        if bytes[at] == UInt8(ascii: "\"") || bytes[at] == UInt8(ascii: "\\") { at += 1 }
      case 0x0A, 0x0D:
        if !isMultiline {
          outline.isWhole = false
          return end(previous: UInt8(ascii: "\""))
        }
        at += 1
      default: at += 1
      }
    }
    outline.isWhole = false
  }

  /// Steps over so many `#`, and says whether all of them were there.
  private mutating func follow(_ pounds: UInt32) -> Bool {
    var found: UInt32 = 0
    while found < pounds, at < count, bytes[at] == UInt8(ascii: "#") {
      at += 1
      found += 1
    }
    return found == pounds
  }
}
