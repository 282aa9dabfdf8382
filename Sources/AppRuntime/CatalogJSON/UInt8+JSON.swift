extension UInt8 {
  /// `tab`.
  @inlinable package static var tab: UInt8 { UInt8(ascii: "\t") }
  /// `newline`.
  @inlinable package static var newline: UInt8 { UInt8(ascii: "\n") }
  /// `carriageReturn`.
  @inlinable package static var carriageReturn: UInt8 { UInt8(ascii: "\r") }
  /// `space`.
  @inlinable package static var space: UInt8 { UInt8(ascii: " ") }
  /// `"`.
  @inlinable package static var quote: UInt8 { UInt8(ascii: "\"") }
  /// `\`.
  @inlinable package static var backslash: UInt8 { UInt8(ascii: "\\") }
  /// `/`.
  @inlinable package static var slash: UInt8 { UInt8(ascii: "/") }
  /// `,`.
  @inlinable package static var comma: UInt8 { UInt8(ascii: ",") }
  /// `:`.
  @inlinable package static var colon: UInt8 { UInt8(ascii: ":") }
  /// `{`.
  @inlinable package static var openBrace: UInt8 { UInt8(ascii: "{") }
  /// `}`.
  @inlinable package static var closeBrace: UInt8 { UInt8(ascii: "}") }
  /// `[`.
  @inlinable package static var openBracket: UInt8 { UInt8(ascii: "[") }
  /// `]`.
  @inlinable package static var closeBracket: UInt8 { UInt8(ascii: "]") }

  /// The closing bracket of an object or a list.
  @inline(__always)
  static func end(ofObject isObject: Bool) -> UInt8 { isObject ? .closeBrace : .closeBracket }

  /// An ASCII byte as a character, for a message.
  var character: Character { Character(Unicode.Scalar(self)) }
}

extension UnsafeBufferPointer<UInt8> {
  /// Eight bytes as one little-endian word; the caller has seen to it that there are eight.
  @inlinable @inline(__always)
  func word(at offset: Int) -> UInt64 {
    UInt64(
      littleEndian: UnsafeRawBufferPointer(self).loadUnaligned(
        fromByteOffset: offset, as: UInt64.self))
  }

  /// Whether two buffers hold the same bytes.
  @inlinable @inline(__always)
  package func isEqual(_ other: UnsafeBufferPointer<UInt8>) -> Bool {
    guard count == other.count else { return false }
    // Copies of a string share their bytes.
    if baseAddress == other.baseAddress { return true }
    var offset = 0
    while offset &+ 8 <= count {
      guard word(at: offset) == other.word(at: offset) else { return false }
      offset &+= 8
    }
    // The last eight bytes are compared again instead of the remainder one by one.
    if count >= 8 { return word(at: count &- 8) == other.word(at: count &- 8) }
    while offset < count {
      guard self[offset] == other[offset] else { return false }
      offset &+= 1
    }
    return true
  }
}

/// The high bit of each byte of a word that is a quote, a backslash or a control character; only
/// the lowest set bit is reliable.
@inline(__always)
func specialBytes(of word: UInt64) -> UInt64 {
  let ones: UInt64 = 0x0101_0101_0101_0101
  let quotes = word ^ (ones &* 0x22)
  let slashes = word ^ (ones &* 0x5C)
  let hits =
    (quotes &- ones) & ~quotes | (slashes &- ones) & ~slashes | (word &- ones &* 0x20) & ~word
  return hits & (ones &* 0x80)
}
