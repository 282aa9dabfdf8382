/// The bytes of identifiers, independent of the program's language.
extension UInt8 {
  static let hyphen: UInt8 = 0x2D
  static let underscore: UInt8 = 0x5F
  static let at: UInt8 = 0x40
  static let dot: UInt8 = 0x2E

  /// Whether it is `-` or `_`, which are equivalent.
  var isSeparator: Bool { self == .hyphen || self == .underscore }
  /// Whether it ends the parts that are about the language.
  var isTerminator: Bool { self == .dot || self == .at }
  var lowercased: UInt8 { 0x41...0x5A ~= self ? self | 0x20 : self }
  var uppercased: UInt8 { 0x61...0x7A ~= self ? self & 0xDF : self }
}
