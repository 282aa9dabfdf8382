/// The tokens right before the scanner's position, as far as they decide what the next one means.
struct Trail {
  /// The name that a following bracket belongs to; 0 if absent.
  var name: UInt32 = 0
  /// The name seen last, and whether a comparison came after it.
  var lastName: UInt32 = 0
  var comparesLastName = false
  /// The callee of a labelled trailing closure that may follow: `f { } label: { }`; 0 if
  /// absent.
  var labelledCallee: UInt32 = 0
  /// Whether it is the name of a type, or one after a dot without a base.
  var isTransparent = false
  /// The last byte that is neither space nor comment; 0 at the start.
  var previous: UInt8 = 0
  /// The end of the last token, and whether a line ended since.
  var lastEnd = 0
  var isLineBroken = true
  var genericName: UInt32 = 0
  var genericDepth = 0
  /// Whether the next identifier is one that a declaration introduces.
  var introduces = false
  /// Whether the last identifier was introduced by a declaration.
  var introduced = false
  /// Whether the place is between the keyword of a declaration and its body.
  var isHeader = false

  /// Forgets what only holds until the next token.
  @inline(__always)
  mutating func end(previous byte: UInt8) {
    previous = byte
    name = 0
    introduces = false
    introduced = false
    comparesLastName = false
  }

  /// Begins the header of a declaration, whose name is next.
  @inline(__always)
  mutating func beginHeader() {
    introduces = true
    introduced = false
    isHeader = true
  }

  /// Opens the angle bracket of generic arguments, if it follows a name.
  @inline(__always)
  mutating func openGeneric() {
    if genericDepth == 0 { genericName = name }
    genericDepth += 1
  }

  /// Closes one.
  @inline(__always)
  mutating func closeGeneric() {
    guard genericDepth > 0 else { return }
    genericDepth -= 1
    name = genericName
    isTransparent = true
  }

  /// Whether a member can begin where a type's or a file's members are listed.
  var allowsMember: Bool {
    switch previous {
    case 0, UInt8(ascii: ";"), UInt8(ascii: "{"), UInt8(ascii: "}"): true
    case UInt8(ascii: "="), UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "."),
      UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "+"), UInt8(ascii: "-"),
      UInt8(ascii: "*"):
      false
    default: isLineBroken
    }
  }
}
