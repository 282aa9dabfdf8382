internal import PhrasebookModel

/// Functions that are recognized only by name, as with `LOCALIZED_STRING_MACRO_NAMES`.
struct NamedFunctions: Sendable {
  /// Always considered, "even if this setting is empty" (CoreBuildSystem.xcspec).
  static let builtIn = [
    "NSLocalizedString", "NSLocalizedAttributedString", "CFCopyLocalizedString",
  ]

  private var forms: [String: Form] = [:]

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

  /// Which argument is what, for calls that do not label their arguments.
  struct Form: Sendable {
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
      forms[name] = Form(positions: [.key, .comment])
      forms["\(name)FromTable"] = Form(positions: [.key, .table, .comment])
      forms["\(name)FromTableInBundle"] = Form(positions: [.key, .table, .bundle, .comment])
      forms["\(name)WithDefaultValue"] = Form(positions: [.key, .table, .bundle, .value, .comment])
    }
  }

  /// The form of a call that is recognised by name.
  func form(of call: Call) -> Form? {
    switch call.callee {
    case .name(let name), .member(_, let name): forms[name]
    default: nil
    }
  }
}

extension Checker {
  /// A call of `NSLocalizedString` or one of its family.
  mutating func check(
    _ call: Call, as form: NamedFunctions.Form, _ environment: Environment
  ) {
    var key: Expression?
    var table: String? = "Localizable"
    var found = SiteContext()
    for (argument, role) in zip(call.arguments, form.roles(of: call)) {
      switch role {
      case .key: key = argument.value
      case .table: table = self.table(argument.value)
      case .bundle: found.bundle = argument.value.written
      case .comment: found.comment = found.comment ?? text(argument.value)
      case .value:
        if case .string(let literal) = argument.value, literal.plain?.isEmpty != true {
          found.defaultValue = literal
        }
      case nil: break
      }
      if role != .key || !argument.value.isTextual { check(argument.value, nil, environment) }
    }
    for closure in call.trailing { check(closure.value, nil, environment) }
    guard let key else { return }
    guard let table else {
      noteUndeterminable(.tableNotLiteral, table: nil, at: call.place)
      return
    }
    found.table = table
    record(key, found, call, environment)
  }

  private mutating func record(
    _ key: Expression, _ context: SiteContext, _ call: Call, _ environment: Environment
  ) {
    if let (text, place) = key.joinedLiteral {
      record(key: FormatText(text: text), context, place, environment)
    } else {
      if case .string = key { check(key, nil, environment) }
      noteUndeterminable(reason(for: key), table: context.table, at: call.place)
    }
  }
}

extension Expression {
  /// The text of a literal, or of several that `+` joins: Xcode finds these calls in the text, and
  /// reads `"a" + "b"` there as one key.
  fileprivate var joinedLiteral: (text: String, place: Place)? {
    switch self {
    case .string(let literal): return literal.plain.map { ($0, literal.place) }
    case .operation("+", let left, let right):
      guard let first = left.joinedLiteral, let second = right.joinedLiteral else { return nil }
      return (first.text + second.text, first.place)
    default: return nil
    }
  }
}
