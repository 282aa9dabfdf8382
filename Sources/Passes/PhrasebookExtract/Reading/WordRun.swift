/// The number of words in a row, with nothing but spaces and colons between them, in one line.
///
/// After an error the parser looks for a word that begins a declaration in the rest of the line, from each word of a run
/// again: no code has more than a few of them.
struct WordRun {
  /// A run of so many takes a thousandth of a second.
  private static let most = 256

  private var count = 0
  /// The byte of a word that was found last.
  private var last = -2

  /// Takes a byte of code.
  ///
  /// - Returns: Whether there are too many words in a row.
  mutating func isExceeded(_ byte: UInt8, at offset: Int, startsLine: Bool) -> Bool {
    if startsLine { count = 0 }
    if ByteClass.isIdentifier(byte) {
      if offset != last + 1 { count += 1 }
      last = offset
    } else if byte != UInt8(ascii: ":") {
      count = 0
    }
    return count > Self.most
  }
}
