/// The number of words that the parser reads nested, each on the stack: prefixes such as `try`, and conditions whose
/// body has not come yet. It has no limit for these, and 100,000 of them exhaust any stack.
struct NestedWords {
  /// The maximum number of open words.
  private let most: Int
  private let bytes: UnsafeBufferPointer<UInt8>
  /// The numbers of words that are open: for each condition the prefixes before it and itself, and for each bracket
  /// the prefixes before it.
  private var open: [Int] = []
  /// Their sum.
  private var count = 0
  /// The length of `open` before each bracket.
  private var brackets: [Int] = []
  /// The prefixes directly before the place.
  private var prefixes = 0

  /// - Parameter most: The maximum number of open words; a person nests fewer.
  init(_ bytes: UnsafeBufferPointer<UInt8>, most: Int = 1_000) {
    self.bytes = bytes
    self.most = most
  }

  /// Whether more words than a number are open somewhere in a source.
  static func exceed(_ most: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var words = NestedWords(bytes, most: most)
    var walk = CodeWalk(bytes)
    while let offset = walk.next() {
      if words.isExceeded(at: offset) { return true }
    }
    return false
  }

  /// Takes the byte of code at an offset.
  ///
  /// - Returns: Whether too many words are open.
  mutating func isExceeded(at offset: Int) -> Bool {
    let byte = bytes[offset]
    guard ByteClass.isIdentifier(byte) else {
      takeSign(byte)
      return false
    }
    if offset > 0, ByteClass.isIdentifier(bytes[offset - 1]) { return false }
    take(wordAt: offset)
    return count + prefixes > most
  }

  private mutating func takeSign(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
      brackets.append(open.count)
      if prefixes > 0 { push(prefixes) }
    case UInt8(ascii: ")"), UInt8(ascii: "]"): close()
    case UInt8(ascii: "}"):
      close()
      // It was the body of the last condition.
      if let last = open.popLast() { count -= last }
    default: break
    }
    prefixes = 0
  }

  private mutating func push(_ words: Int) {
    open.append(words)
    count += words
  }

  private mutating func close() {
    let start = brackets.popLast() ?? 0
    while open.count > start { count -= open.removeLast() }
  }

  private mutating func take(wordAt offset: Int) {
    var lexer = Lexer(bytes, at: offset)
    let word = lexer.skipWord()
    if word == Keyword.if || word == Keyword.switch {
      // `#if`, a member and a label are no conditions.
      let before = offset > 0 ? bytes[offset - 1] : 0
      if before == UInt8(ascii: "#") || before == UInt8(ascii: ".") { return }
      if !lexer.isAtEnd, lexer.byte() == UInt8(ascii: ":") { return }
      push(prefixes + 1)
      prefixes = 0
    } else {
      prefixes = Self.prefixes.contains(word) ? prefixes + 1 : 0
    }
  }

  /// The words before an expression, a type, a pattern or a statement.
  private static let prefixes = Set(
    [
      "try", "await", "unsafe", "repeat", "each", "copy", "consume", "borrow", "inout", "borrowing",
      "consuming", "sending", "isolated", "nonisolated", "some", "any", "throw", "return", "yield",
      "discard", "then", "do", "defer", "else", "async", "let", "var",
    ].map { NameHash.of($0) })
}
