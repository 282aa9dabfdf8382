/// One argument of an accessor.
struct Parameter: Hashable {
  /// What kind of value is handed over; the Swift type follows from it.
  enum Kind: Hashable {
    case string, integer, unsigned, fraction, scalar
  }

  /// The name in the catalog: of `%(name)lld`, or of a substitution; nil for a bare specifier.
  var label: String?
  var kind: Kind
  /// The specifier behind its percent sign and position, such as `.2f`.
  var body: String

  var swiftType: String {
    switch kind {
    case .string: "String"
    case .integer: "Int"
    case .unsigned: "UInt"
    case .fraction: "Double"
    case .scalar: "Unicode.Scalar"
    }
  }
}

extension Parameter.Kind {
  /// What the letter of a specifier takes; nil for what no Swift value can be, such as a C string.
  init?(conversion: Character?) {
    switch conversion {
    case "@": self = .string
    case "d", "i", "D": self = .integer
    case "u", "U", "x", "X", "o", "O": self = .unsigned
    case "f", "F", "e", "E", "g", "G", "a", "A": self = .fraction
    case "c", "C": self = .scalar
    default: return nil
    }
  }
}
