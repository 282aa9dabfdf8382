/// The kinds of tokens that a byte can be part of, as bit tables that live in registers.
package enum ByteClass {
  /// Letters, digits, `_` and everything outside ASCII.
  @inline(__always)
  package static func isIdentifier(_ byte: UInt8) -> Bool {
    if byte >= 0x80 { return true }
    let half: UInt64 = byte < 64 ? 0x03FF_0000_0000_0000 : 0x07FF_FFFE_87FF_FFFE
    return (half >> UInt64(byte & 63)) & 1 == 1
  }

  /// The ASCII characters of operators, without the full stop.
  @inline(__always)
  static func isOperator(_ byte: UInt8) -> Bool {
    // ! % & * + - / < = > ? and ^ | ~
    let half: UInt64 = byte < 64 ? 0xF000_AC62_0000_0000 : 0x5000_0000_4000_0000
    return byte < 0x80 && (half >> UInt64(byte & 63)) & 1 == 1
  }

  /// Spaces, tabs and line breaks.
  @inline(__always)
  package static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }
}
