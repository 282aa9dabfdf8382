/// The classes of ASCII bytes, independent of a language.
extension UInt8 {
  /// Whether it is `A` to `Z` or `a` to `z`.
  @inlinable package var isLetter: Bool { (self | 0x20) &- 0x61 < 26 }

  /// Whether it is `0` to `9`.
  @inlinable package var isDigit: Bool { self &- 0x30 < 10 }

  /// The value of a hexadecimal digit; nil for any other byte.
  @inlinable package var hexValue: UInt32? {
    if isDigit { return UInt32(self - 0x30) }
    let letter = (self | 0x20) &- 0x61
    return letter < 6 ? UInt32(letter) + 10 : nil
  }
}
