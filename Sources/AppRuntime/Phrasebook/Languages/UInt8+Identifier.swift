/// ASCII letters and digits of identifiers, independent of the program's language.
extension UInt8 {
  static let hyphen: UInt8 = 0x2D
  static let underscore: UInt8 = 0x5F
  static let at: UInt8 = 0x40
  static let dot: UInt8 = 0x2E

  /// Whether it is `-` or `_`, which are equivalent.
  var isSeparator: Bool { self == .hyphen || self == .underscore }
  /// Whether it ends the parts that are about the language.
  var isTerminator: Bool { self == .dot || self == .at }
  var isLetter: Bool { 0x61...0x7A ~= self | 0x20 }
  var isDigit: Bool { 0x30...0x39 ~= self }
  var lowercased: UInt8 { 0x41...0x5A ~= self ? self | 0x20 : self }
  var uppercased: UInt8 { 0x61...0x7A ~= self ? self & 0xDF : self }
}
