/// The `NameHash` values of the keywords that the scanner knows.
enum Keyword {
  static let `var`: UInt32 = 0x8A25_E7BE
  static let `let`: UInt32 = 0x506B_03FA
  static let `func`: UInt32 = 0x0E7E_4807
  static let `case`: UInt32 = 0x9B25_38B1
  static let `struct`: UInt32 = 0x92C2_BE20
  static let `class`: UInt32 = 0xAB3E_0BFF
  static let `enum`: UInt32 = 0x816C_B000
  static let actor: UInt32 = 0x0E8C_D7BA
  static let `protocol`: UInt32 = 0xFB28_05B5
  static let `typealias`: UInt32 = 0xB609_C6AF
  static let `extension`: UInt32 = 0xBADF_029A
  static let macro: UInt32 = 0x36A3_CAD3
  static let `init`: UInt32 = 0x16B1_D373
  static let `deinit`: UInt32 = 0x8BCE_6628
  static let `subscript`: UInt32 = 0xB27B_BC7A
  static let `super`: UInt32 = 0xF77E_01D4
  /// `self`, and `Self`, which the scanner takes for it.
  static let `self`: UInt32 = 0x645B_A277
  static let `Self`: UInt32 = 0xE489_8197
  static let bundle: UInt32 = 0x1229_5F05
  /// Stands in `literalCallees` for a call that has a literal and an argument `bundle:`.
  static let besideBundle: UInt32 = 0xD620_F02D
}
