/// A position in the bytes of a source, with functions that step over one lexical element each:
/// the one lexer under all hand-written reading of Swift.
///
/// It never allocates, never fails and never goes back: reading any bytes takes linear time. It has
/// no token type, so that each reader looks only at what it needs; `CodeTokens` has the tokens for
/// readers that look back or far ahead.
struct Lexer {
  let bytes: UnsafeBufferPointer<UInt8>
  /// The offset of the next byte.
  var at: Int

  /// - Parameters:
  ///   - bytes: The source, in UTF-8.
  ///   - start: The offset of the byte to begin with.
  init(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int = 0) {
    self.bytes = bytes
    at = start
  }

  @inline(__always)
  var isAtEnd: Bool { at >= bytes.count }

  /// The byte at a distance from the position; 0 beyond the end.
  @inline(__always)
  func byte(_ distance: Int = 0) -> UInt8 {
    at + distance < bytes.count ? bytes[at + distance] : 0
  }

  // MARK: Trivia

  /// Steps over spaces, tabs and line breaks.
  @inline(__always)
  mutating func skipSpace() {
    while at < bytes.count, ByteClass.isSpace(bytes[at]) { at += 1 }
  }

  /// Steps over spaces and tabs.
  mutating func skipBlanks() {
    while byte() == 0x20 || byte() == 0x09 { at += 1 }
  }

  /// Steps over the spaces within a line.
  @inline(__always)
  mutating func skipSpaces() {
    while at < bytes.count, bytes[at] == 0x20 { at += 1 }
  }

  /// Goes to the end of the line.
  mutating func skipLine() {
    while at < bytes.count, bytes[at] != 0x0A, bytes[at] != 0x0D { at += 1 }
  }

  /// Whether a comment begins, if the next byte is a slash.
  @inline(__always)
  var startsComment: Bool {
    byte(1) == UInt8(ascii: "/") || byte(1) == UInt8(ascii: "*")
  }

  /// Steps over `// …` to the end of the line, or over `/* … */`, nested.
  ///
  /// - Returns: False for a comment without an end.
  mutating func skipComment() -> Bool {
    let isLine = byte(1) == UInt8(ascii: "/")
    at += 2
    if isLine {
      skipLine()
      return true
    }
    var depth = 1
    while at + 1 < bytes.count {
      if bytes[at] == UInt8(ascii: "*"), bytes[at + 1] == UInt8(ascii: "/") {
        depth -= 1
        at += 2
        if depth == 0 { return true }
      } else if bytes[at] == UInt8(ascii: "/"), bytes[at + 1] == UInt8(ascii: "*") {
        depth += 1
        at += 2
      } else {
        at += 1
      }
    }
    at = bytes.count
    return false
  }

  // MARK: Words

  /// Skips an identifier, a keyword or a number, if present.
  ///
  /// - Returns: The hash of the word; that of zero bytes if absent.
  @inline(__always)
  mutating func skipWord() -> UInt32 {
    var hash = NameHash.seed
    while at < bytes.count, ByteClass.isIdentifier(bytes[at]) {
      hash = (hash ^ UInt32(bytes[at])) &* NameHash.prime
      at += 1
    }
    return hash == 0 ? 1 : hash
  }

  /// Skips a name in backticks, or a backtick without another on its line.
  mutating func skipQuotedName() {
    at += 1
    var end = at
    while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D {
      if bytes[end] == UInt8(ascii: "`") {
        at = end + 1
        return
      }
      end += 1
    }
  }

  /// Skips an operator, if present.
  ///
  /// - Returns: Its bytes.
  mutating func skipOperator() -> Range<Int> {
    let start = at
    while at < bytes.count, ByteClass.isOperator(bytes[at]) { at += 1 }
    return start..<at
  }
}
