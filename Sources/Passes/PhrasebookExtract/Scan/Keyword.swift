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
  /// `self`, and `Self`, which the scanner treats alike.
  static let `self`: UInt32 = 0x645B_A277
  static let `Self`: UInt32 = 0xE489_8197
  static let `nil`: UInt32 = 0x0DA3_F8EC
  static let bundle: UInt32 = 0x1229_5F05
  static let underscore: UInt32 = 0xDA0C_196E
  static let `if`: UInt32 = 0x3938_6E06
  static let elseif: UInt32 = 0x5455_4C87
  static let `else`: UInt32 = 0xBDBF_5BF0
  static let endif: UInt32 = 0x1C12_AD4D
  static let `guard`: UInt32 = 0x2BD1_616E
  static let `switch`: UInt32 = 0x93E0_5F71
  static let `for`: UInt32 = 0xACF3_8390
  static let `while`: UInt32 = 0x0DC6_28CE
  static let `where`: UInt32 = 0x056C_1458
  static let `import`: UInt32 = 0x112A_90D4
  static let didSet: UInt32 = 0xBD2B_CAA6
  static let willSet: UInt32 = 0x1434_C73B
  /// Represents, in `uses`, a call that has a literal and an argument `bundle:`.
  static let besideBundle: UInt32 = 0xD620_F02D

  /// The type that most titles have.
  static let title = NameHash.of("LocalizedStringKey")

  /// Whether a result builder takes the statements of a body by a function of this name.
  static func isBuilding(_ hash: UInt32) -> Bool { building.contains(hash) }

  /// Those functions, the one that counts first.
  static let builders = ["buildExpression", "buildBlock", "buildPartialBlock"]

  private static let building = Set(builders.map { NameHash.of($0) })

  /// False for most words that are not keywords of the scanner: the low six bits of those that are.
  @inline(__always)
  static func mayBeOne(_ hash: UInt32) -> Bool { (lowBits >> UInt64(hash & 63)) & 1 == 1 }

  private static let lowBits: UInt64 = 0xC42A_C101_0499_40C1

  /// The words that `mayBeOne` must let through.
  static let names = [
    "let", "var", "case", "func", "macro", "actor", "struct", "class", "enum", "protocol",
    "typealias", "extension", "init", "subscript", "deinit", "Self", "if", "guard", "switch", "for",
    "while", "import",
  ]

  /// The kind of declaration that a word starts, where a member can begin.
  static func kind(_ hash: UInt32) -> Item.Kind? {
    switch hash {
    case `let`, `var`: .variable
    case `func`, Keyword.subscript, macro, `deinit`: .function
    case `init`: .initializer
    case `case`: .enumCase
    case `struct`: .structure
    case `class`, actor: .class
    case `enum`: .enumeration
    case `protocol`: .protocol
    case `extension`: .extension
    case `typealias`: .alias
    default: nil
    }
  }

  /// Whether a word can precede the keyword of a declaration.
  static func isModifier(_ hash: UInt32) -> Bool { modifiers.contains(hash) }

  /// Whether a word makes a declaration visible to other modules.
  static func isOutward(_ hash: UInt32) -> Bool { outward.contains(hash) }

  private static let outward = Set(["public", "open", "package"].map { NameHash.of($0) })

  /// `public` to `infix`, `distributed`, as the compiler lists them (DeclAttr.def).
  static let modifierNames = [
    "public", "private", "internal", "fileprivate", "open", "package", "static", "final",
    "override",
    "lazy", "weak", "unowned", "mutating", "nonmutating", "nonisolated", "isolated", "required",
    "convenience", "dynamic", "optional", "indirect", "prefix", "postfix", "infix", "consuming",
    "borrowing", "distributed",
  ]

  private static let modifiers = Set(modifierNames.map { NameHash.of($0) })
}
