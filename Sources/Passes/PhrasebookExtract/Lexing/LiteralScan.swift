/// Finds string literals by their place, and the tokens around them: the bytes of a source in, ranges
/// out.
///
/// Literals may have interpolations with literals in them, to any depth, and need not be complete:
/// an editor asks while a person types.
package struct LiteralScan {
  /// A literal.
  package struct Literal: Hashable, Sendable {
    /// From the first `#` or quotation mark to the last one; to the end of the text if it is open.
    package var range: Range<Int>
    /// The text between the quotation marks.
    package var text: Range<Int>
    /// Whether the literal lacks its closing quotation mark.
    package var isOpen = false
    /// The interpolations, from their backslashes to their closing parentheses; one that is open has
    /// only its opening one.
    package var interpolations: [Range<Int>] = []
    /// The number of `#` before it.
    package var pounds: Int
    /// Whether it has several lines.
    package var isMultiline: Bool

    /// Whether a part of it is code.
    package var hasInterpolations: Bool { !interpolations.isEmpty }
  }

  /// A literal whose end is not reached.
  private struct Level {
    var literal: Literal
    /// The open parentheses of the interpolation that is being read; 0 in text.
    var depth = 0
  }

  private var lexer: Lexer
  private var levels: [Level] = []
  /// The number of literals in `levels` that end with their line.
  private var lineLevels = 0
  private var found: [Literal] = []
  private let keepsTokens: Bool
  private var tokens: [CodeToken] = []
  /// The last byte of the token that was read last; 0 if absent.
  private var previous: UInt8

  private init(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int, keepsTokens: Bool = false) {
    lexer = Lexer(bytes, at: start)
    self.keepsTokens = keepsTokens
    previous = start > 0 ? bytes[start - 1] : 0
  }

  /// The literals of a source, each after those in its interpolations.
  package static func literals(in source: [UInt8]) -> [Literal] {
    source.withUnsafeBufferPointer { bytes in
      var scan = LiteralScan(bytes, at: 0)
      while !scan.lexer.isAtEnd { scan.step() }
      while let level = scan.levels.popLast() { scan.close(level, isOpen: true) }
      return scan.found
    }
  }

  /// The tokens of a source, in their order.
  static func tokens(in source: [UInt8]) -> [CodeToken] {
    source.withUnsafeBufferPointer { bytes in
      var scan = LiteralScan(bytes, at: 0, keepsTokens: true)
      while !scan.lexer.isAtEnd { scan.step() }
      return scan.tokens
    }
  }

  /// The innermost literal whose text has an offset or ends there; nil outside of literals.
  package static func literal(at offset: Int, in source: [UInt8]) -> Literal? {
    literals(in: source).filter { $0.text.lowerBound <= offset && offset <= $0.text.upperBound }
      .min { $0.text.count < $1.text.count }
  }

  /// The literal that starts at an offset or is the first after it on the way; nil if absent.
  package static func first(from offset: Int, in source: [UInt8]) -> Literal? {
    guard source.indices.contains(offset) else { return nil }
    return source.withUnsafeBufferPointer { bytes in
      var scan = LiteralScan(bytes, at: offset)
      while scan.levels.isEmpty, !scan.lexer.isAtEnd { scan.step() }
      while !scan.levels.isEmpty, !scan.lexer.isAtEnd { scan.step() }
      return scan.levels.isEmpty ? scan.found.last : nil
    }
  }

  /// Reads on by one token, comment or space, or by one stretch of text.
  private mutating func step() {
    if let level = levels.last, level.depth == 0 { return readText(level) }
    let start = lexer.at
    let byte = lexer.byte()
    var kind = CodeToken.Kind.mark
    switch byte {
    case _ where ByteClass.isSpace(byte):
      if byte == 0x0A { closeLines() }
      lexer.at += 1
      return
    case _ where ByteClass.isIdentifier(byte):
      _ = lexer.skipWord()
      kind = .word
    case UInt8(ascii: "\""): return open(pounds: 0, from: start)
    case UInt8(ascii: "#"):
      let pounds = lexer.skipPounds()
      if lexer.byte() == UInt8(ascii: "\"") { return open(pounds: pounds, from: start) }
      if lexer.byte() == UInt8(ascii: "/") {
        lexer.skipExtendedExpression(pounds: pounds)
        kind = .text
      }
    case UInt8(ascii: "/") where lexer.startsComment:
      _ = lexer.skipComment()
      return
    case UInt8(ascii: "/"):
      lexer.at += 1
      if let close = lexer.closingSlash(after: previous) {
        lexer.at = close + 1
        kind = .text
      }
    case UInt8(ascii: "`"):
      lexer.skipQuotedName()
      if lexer.at > start + 2 { return keep(.word, start + 1..<lexer.at - 1) }
    case UInt8(ascii: "("):
      if !levels.isEmpty { levels[levels.count - 1].depth += 1 }
      lexer.at += 1
    case UInt8(ascii: ")"):
      lexer.at += 1
      closeParenthesis()
    default: lexer.at += 1
    }
    keep(kind, start..<lexer.at)
  }

  private mutating func keep(_ kind: CodeToken.Kind, _ range: Range<Int>) {
    guard !range.isEmpty else { return }
    previous = lexer.bytes[range.upperBound - 1]
    if keepsTokens { tokens.append(CodeToken(kind: kind, range: range)) }
  }

  private mutating func open(pounds: Int, from start: Int) {
    let isMultiline = lexer.skipOpeningQuotes(pounds: pounds)
    let literal = Literal(
      range: start..<lexer.at, text: lexer.at..<lexer.at, pounds: pounds,
      isMultiline: isMultiline)
    levels.append(Level(literal: literal))
    lineLevels += isMultiline ? 0 : 1
  }

  private mutating func readText(_ level: Level) {
    let start = level.literal.hasInterpolations ? lexer.at : level.literal.range.lowerBound
    switch lexer.skipText(pounds: level.literal.pounds, isMultiline: level.literal.isMultiline) {
    case .quote:
      levels.removeLast()
      close(level, isOpen: false)
      keep(.text, start..<lexer.at)
    case .interpolation:
      levels[levels.count - 1].depth = 1
      let backslash = lexer.at - 2 - level.literal.pounds
      levels[levels.count - 1].literal.interpolations.append(backslash..<lexer.at)
      keep(.text, start..<lexer.at - 1)
      keep(.mark, lexer.at - 1..<lexer.at)
    case .lineBreak, .source:
      levels.removeLast()
      close(level, isOpen: true)
      keep(.text, start..<lexer.at)
    }
  }

  private mutating func closeParenthesis() {
    guard let last = levels.indices.last else { return }
    levels[last].depth -= 1
    guard levels[last].depth == 0, let open = levels[last].literal.interpolations.popLast() else {
      return
    }
    levels[last].literal.interpolations.append(open.lowerBound..<lexer.at)
  }

  /// Ends the literals of one line at a line break, and those in their interpolations: a person is
  /// typing them.
  private mutating func closeLines() {
    while lineLevels > 0, let level = levels.popLast() { close(level, isOpen: true) }
  }

  private mutating func close(_ level: Level, isOpen: Bool) {
    lineLevels -= level.literal.isMultiline ? 0 : 1
    var literal = level.literal
    let quotes = isOpen ? 0 : level.literal.pounds + (level.literal.isMultiline ? 3 : 1)
    let start = literal.text.lowerBound
    literal.range = literal.range.lowerBound..<lexer.at
    literal.text = start..<max(start, lexer.at - quotes)
    literal.isOpen = isOpen
    found.append(literal)
  }
}
