/// The density of the marks that begin a key path, an attribute or a macro: `\`, `@` and `#`.
///
/// The parser makes several nodes of each one, also if nothing follows it: more than a kilobyte for a byte of the source.
struct MarkDensity {
  /// So many marks take little memory, however dense they are.
  private static let few = 10_000
  /// The fewest bytes that a source may have for each mark.
  private static let spacing = 8

  private var count = 0

  /// Takes a byte of code.
  ///
  /// - Returns: Whether the source has too many marks for its length so far.
  mutating func isExceeded(_ byte: UInt8, at offset: Int) -> Bool {
    switch byte {
    case UInt8(ascii: "\\"), UInt8(ascii: "@"), UInt8(ascii: "#"): count += 1
    default: return false
    }
    return count > Self.few && count * Self.spacing > offset
  }
}
