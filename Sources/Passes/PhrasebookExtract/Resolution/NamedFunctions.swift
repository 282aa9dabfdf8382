/// Functions that are recognized only by name, as with `LOCALIZED_STRING_MACRO_NAMES`.
struct NamedFunctions: Sendable {
  /// Always considered, "even if this setting is empty" (CoreBuildSystem.xcspec).
  static let builtIn = [
    "NSLocalizedString", "NSLocalizedAttributedString", "CFCopyLocalizedString",
  ]

  private var signatures: [String: Signature] = [:]

  /// Every name that is recognised, with those of the family.
  static func names(_ further: [String]) -> [String] {
    (builtIn + further.map(bare)).flatMap { name in
      ["", "FromTable", "FromTableInBundle", "WithDefaultValue"].map { name + $0 }
    }
  }

  /// The name of a macro without its `#` or `@`, which people write as code has it.
  private static func bare(_ name: String) -> String {
    String(name.drop { $0 == "#" || $0 == "@" })
  }

  /// The roles of arguments by position, for calls without labels.
  struct Signature: Sendable {
    /// The roles of unlabelled arguments, in order.
    var positions: [Role]
    enum Role: Sendable { case key, table, bundle, value, comment }

    /// The role of each argument of a call; nil if absent.
    func roles(of call: Call) -> [Role?] {
      var hasKey = false
      var position = 0
      return call.arguments.map { argument in
        var role: Role?
        switch argument.label {
        case nil:
          role = position < positions.count ? positions[position] : nil
          position += 1
        case "tableName", "table": role = .table
        case "bundle", "in": role = .bundle
        case "value", "defaultValue": role = .value
        case "comment": role = .comment
        default:
          role = position == 0 && !hasKey ? .key : nil
          position += 1
        }
        hasKey = hasKey || role == .key
        return role
      }
    }
  }

  /// - Parameter names: Further names of the project's own functions, macros or wrappers.
  init(_ names: [String]) {
    for name in Self.builtIn + names.map(Self.bare) {
      signatures[name] = Signature(positions: [.key, .comment])
      signatures["\(name)FromTable"] = Signature(positions: [.key, .table, .comment])
      signatures["\(name)FromTableInBundle"] = Signature(positions: [
        .key, .table, .bundle, .comment,
      ])
      signatures["\(name)WithDefaultValue"] = Signature(positions: [
        .key, .table, .bundle, .value, .comment,
      ])
    }
  }

  /// The signature of a call that is recognised by name.
  func signature(of call: Call) -> Signature? {
    switch call.callee {
    case .name(let name), .member(_, let name): signatures[name]
    default: nil
    }
  }
}
