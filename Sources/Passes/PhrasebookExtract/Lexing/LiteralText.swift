/// The value of a literal's text (The Swift Programming Language, "String Literals").
enum LiteralText {
  /// Appends the value of a piece of a literal's text, with escapes resolved.
  ///
  /// - Returns: False if an escape is invalid.
  @discardableResult
  static func append(
    _ source: UnsafeBufferPointer<UInt8>, pounds: Int, isMultiline: Bool, to value: inout [UInt8]
  ) -> Bool {
    var lexer = Lexer(source)
    var isValid = true
    while !lexer.isAtEnd {
      let byte = source[lexer.at]
      lexer.at += 1
      switch byte {
      case 0x0D:
        // A line break in a literal of several lines is a line feed, however the file ends lines.
        if lexer.byte() != 0x0A { value.append(0x0A) }
      case UInt8(ascii: "\\") where hasPounds(pounds, lexer):
        lexer.at += pounds
        if !appendEscape(&lexer, isMultiline: isMultiline, to: &value) { isValid = false }
      default: value.append(byte)
      }
    }
    return isValid
  }

  private static func hasPounds(_ count: Int, _ lexer: Lexer) -> Bool {
    (0..<count).allSatisfy { lexer.byte($0) == UInt8(ascii: "#") }
  }

  private static func appendEscape(
    _ lexer: inout Lexer, isMultiline: Bool, to value: inout [UInt8]
  ) -> Bool {
    guard !lexer.isAtEnd else { return false }
    let byte = lexer.byte()
    lexer.at += 1
    switch byte {
    case UInt8(ascii: "n"): value.append(0x0A)
    case UInt8(ascii: "t"): value.append(0x09)
    case UInt8(ascii: "r"): value.append(0x0D)
    case UInt8(ascii: "0"): value.append(0)
    case UInt8(ascii: "u"): return appendScalar(&lexer, to: &value)
    case 0x0A, 0x0D, 0x20, 0x09:
      // A backslash at the end of a line joins it with the next.
      guard isMultiline else { return false }
      lexer.at -= 1
      lexer.skipBlanks()
      lexer.at += lexer.byte() == 0x0D && lexer.byte(1) == 0x0A ? 2 : 1
      // No part of a scalar is left behind.
      while lexer.byte() & 0xC0 == 0x80 { lexer.at += 1 }
    default:
      value.append(byte)
      return byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte == UInt8(ascii: "'")
    }
    return true
  }

  /// `{1F600}`: at most eight digits, so that an open brace is not looked for to the end.
  private static func appendScalar(_ lexer: inout Lexer, to value: inout [UInt8]) -> Bool {
    guard lexer.byte() == UInt8(ascii: "{") else { return false }
    guard let length = (1...9).first(where: { lexer.byte($0) == UInt8(ascii: "}") }) else {
      return false
    }
    let digits = lexer.bytes[lexer.at + 1..<lexer.at + length]
    lexer.at += length + 1
    guard let code = UInt32(String(decoding: digits, as: UTF8.self), radix: 16),
      let scalar = Unicode.Scalar(code)
    else { return false }
    value += Array(String(Character(scalar)).utf8)
    return true
  }

  /// The value of the text between the quotation marks of a literal.
  ///
  /// - Parameter source: The text as the source has it, with `mark` for each interpolation.
  /// - Returns: The value with the marks, and whether each escape is valid and each line of several has the indentation
  ///   of the last one.
  static func value(
    of source: some Sequence<UInt8>, pounds: Int, isMultiline: Bool
  ) -> (text: [UInt8], isValid: Bool) {
    var (text, isRegular) = (Array(source), true)
    // Before escapes are resolved: a line end that is written as one has no indentation, and one that a backslash
    // takes back has.
    if isMultiline { (text, isRegular) = unindented(withLineFeeds(text)) }
    var value: [UInt8] = []
    let isValid = text.withUnsafeBufferPointer {
      append($0, pounds: pounds, isMultiline: isMultiline, to: &value)
    }
    return (value, isValid && isRegular)
  }

  /// The place of an interpolation in a text: a byte that UTF-8 does not have.
  static let mark: UInt8 = 0xFF

  /// A text whose lines end with line feeds, however the file ends lines.
  private static func withLineFeeds(_ text: [UInt8]) -> [UInt8] {
    guard text.contains(0x0D) else { return text }
    var result: [UInt8] = []
    for (index, byte) in text.enumerated() {
      if byte != 0x0D {
        result.append(byte)
      } else if index + 1 == text.count || text[index + 1] != 0x0A {
        result.append(0x0A)
      }
    }
    return result
  }

  /// The text of a literal of several lines without the line breaks at its quotes and the spaces
  /// before the last.
  ///
  /// - Returns: The text, and whether every line has those spaces.
  private static func unindented(_ text: [UInt8]) -> (text: [UInt8], isRegular: Bool) {
    var lines = text.split(separator: 0x0A, omittingEmptySubsequences: false)
    guard lines.count > 1, let last = lines.popLast(), last.allSatisfy({ $0 == 0x20 || $0 == 0x09 })
    else { return (text, false) }
    let isRegular =
      lines[0].isEmpty
      && lines.dropFirst().allSatisfy { $0.isEmpty || $0.starts(with: last) }
    let inner = lines.dropFirst().map { $0.starts(with: last) ? $0.dropFirst(last.count) : $0 }
    return (Array(inner.joined(separator: [0x0A])), isRegular)
  }
}
