internal import CatalogJSON
internal import PhrasebookModel

/// One parameter of an accessor.
struct Parameter: Hashable {
  /// The type of the value that code passes.
  enum ValueType: Hashable {
    case string, integer, unsigned, fraction, scalar
  }

  /// The name in the catalog: of `%(name)lld`, or of a substitution; nil for a bare specifier.
  var label: String?
  var format: ArgumentFormat

  var type: ValueType { format.type }
}

extension Parameter.ValueType {
  /// The type that the letter of a specifier takes; nil for types that Swift cannot pass, such as a C
  /// string.
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

  /// The name of the type in Swift.
  var name: StaticString {
    switch self {
    case .string: "String"
    case .integer: "Int"
    case .unsigned: "UInt"
    case .fraction: "Double"
    case .scalar: "Unicode.Scalar"
    }
  }
}

/// The format of an argument, parsed: the specifier behind its percent sign and position, such as `.2f`.
struct ArgumentFormat: Hashable {
  static let string = ArgumentFormat(body: "@", type: .string)
  static let integer = ArgumentFormat(body: "lld", type: .integer)

  let body: String
  let type: Parameter.ValueType

  /// The format of a scanned argument; nil if Swift cannot pass its type.
  init?(_ placeholder: FormatPlaceholder) {
    guard placeholder.kind == .argument,
      let type = Parameter.ValueType(conversion: placeholder.conversion)
    else { return nil }
    self.init(body: placeholder.body, type: type)
  }

  /// The format that a substitution's `formatSpecifier` states, with or without its percent sign; nil
  /// if it is anything else than one specifier.
  init?(specifier: String) {
    let text = specifier.hasPrefix("%") ? specifier : "%" + specifier
    let found = FormatPlaceholder.all(in: text)
    guard found.count == 1, let only = found.first, only.name == nil,
      only.range == 0..<text.utf8.count
    else { return nil }
    self.init(only)
  }

  private init(body: String, type: Parameter.ValueType) {
    self.body = body
    self.type = type
  }

  /// Whether another argument gives its width or precision.
  var takesWidth: Bool { body.utf8.contains(UInt8(ascii: "*")) }

  /// Whether it has no flags, width or precision.
  var isPlain: Bool { body.utf8.allSatisfy(\.isLetter) }
}
