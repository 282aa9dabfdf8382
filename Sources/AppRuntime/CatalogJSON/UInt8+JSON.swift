extension UInt8 {
  package static let tab = UInt8(ascii: "\t")
  package static let newline = UInt8(ascii: "\n")
  package static let carriageReturn = UInt8(ascii: "\r")
  package static let space = UInt8(ascii: " ")
  package static let quote = UInt8(ascii: "\"")
  package static let backslash = UInt8(ascii: "\\")
  package static let slash = UInt8(ascii: "/")
  package static let comma = UInt8(ascii: ",")
  package static let colon = UInt8(ascii: ":")
  package static let openBrace = UInt8(ascii: "{")
  package static let closeBrace = UInt8(ascii: "}")
  package static let openBracket = UInt8(ascii: "[")
  package static let closeBracket = UInt8(ascii: "]")

  /// An ASCII byte as a character, for a message.
  var character: Character { Character(Unicode.Scalar(self)) }

  var isDigit: Bool { self &- 0x30 < 10 }

  /// The value of a hexadecimal digit; nil for any other byte.
  var hexValue: UInt32? {
    switch self {
    case 0x30...0x39: UInt32(self - 0x30)
    case 0x41...0x46: UInt32(self - 0x41 + 10)
    case 0x61...0x66: UInt32(self - 0x61 + 10)
    default: nil
    }
  }
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
  func isEqual(_ other: UnsafeBufferPointer<UInt8>) -> Bool {
    guard count == other.count else { return false }
    var offset = 0
    while offset &+ 8 <= count {
      guard word(at: offset) == other.word(at: offset) else { return false }
      offset &+= 8
    }
    // The last eight again rather than what is left one by one.
    if count >= 8 { return word(at: count &- 8) == other.word(at: count &- 8) }
    while offset < count {
      guard self[offset] == other[offset] else { return false }
      offset &+= 1
    }
    return true
  }
}

/// The high bit of each byte of a word that is a quote, a backslash or a control; of the bits that
/// are set, only the lowest is to be believed.
@inline(__always)
func specialBytes(of word: UInt64) -> UInt64 {
  let ones: UInt64 = 0x0101_0101_0101_0101
  let quotes = word ^ (ones &* 0x22)
  let slashes = word ^ (ones &* 0x5C)
  let hits =
    (quotes &- ones) & ~quotes | (slashes &- ones) & ~slashes | (word &- ones &* 0x20) & ~word
  return hits & (ones &* 0x80)
}
