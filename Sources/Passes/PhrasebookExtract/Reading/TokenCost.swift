/// The memory that the parser needs for a source, as an estimate from its tokens.
///
/// A token takes the same memory whether it has one letter or thirty, so that 600 KB of one-letter names took 262 MB.
struct TokenCost {
  /// The bytes that the parser and the reader of its tree keep for a name, a number or a literal, which is an
  /// expression, and often a statement, of its own.
  private static let word = 800
  /// The bytes that they keep for any other token.
  private static let sign = 650

  /// The memory that any source may take.
  private static let free = 64 << 20
  /// The memory for each byte of the source beyond it. Real sources need about 100 by this estimate, and none of
  /// 9,083 more than 261, in pieces of a quarter of a megabyte (`Excerpt`), which may need 320.
  private static let perByte = 64

  private var cost = 0
  /// The offset after the last byte of a word.
  private var wordEnd = 0

  /// Takes the byte of code at an offset.
  ///
  /// - Returns: Whether the source needs too much memory for its length so far.
  mutating func isExceeded(_ byte: UInt8, at offset: Int) -> Bool {
    if ByteClass.isIdentifier(byte) {
      if offset != wordEnd || cost == 0 { cost += Self.word }
      wordEnd = offset + 1
    } else {
      let isLiteral = byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "`")
      cost += isLiteral ? Self.word : Self.sign
    }
    return cost > Self.free + offset * Self.perByte
  }
}
