/// The parts of a call of one of Apple's functions: the call in; which argument is the key, and the
/// table, comment, default value and bundle beside it, out.
struct CallRoles {
  /// The argument that is the key.
  private(set) var key: Int?
  /// Arguments that are not to be checked as keys: table, comment, default value, bundle.
  private(set) var others: Set<Int> = []
  private(set) var context = SiteContext()
  /// Whether the table is a literal, or absent; the site is undeterminable otherwise (Xcode 14 release
  /// notes, 65063595).
  private(set) var isTableKnown = true
  /// A `StaticString` beside a default value, which is the key without specifiers.
  private(set) var plainKey: StringLiteral?

  /// Nil if the function has no parameter for a key.
  init?(of call: Call, _ overload: Overload) {
    let parameters = overload.candidate.function.parameters
    context.isLookUp = true
    // A function that takes the caller's file looks in the bundle of the caller's module.
    context.isPassedOn = parameters.contains { $0.label == "fileID" }
    for (index, argument) in call.arguments.enumerated() {
      let parameter = overload.mapping[index]
      take(argument.value, at: index, parameters[parameter], overload.types[parameter])
    }
    guard let key else { return nil }
    guard isTableKnown else {
      others.insert(key)
      return
    }
    guard Localizable(overload.types[overload.mapping[key]]) == nil else { return }
    if case .string(let literal) = call.arguments[key].value, literal.plain != nil,
      parameters.contains(where: { $0.label == "defaultValue" })
    {
      plainKey = literal
      others.insert(key)
    }
  }

  /// Takes one argument for what its parameter is.
  private mutating func take(
    _ value: Expression, at index: Int, _ parameter: Parameter, _ type: TypeExpression
  ) {
    switch parameter.label {
    case "table" where parameter.type.unwrapped.isText, "tableName":
      others.insert(index)
      if let name = value.tableName { context.table = name } else { isTableKnown = false }
    case "comment":
      others.insert(index)
      context.comment = value.plainText
    case "bundle":
      others.insert(index)
      context.bundle = value.written
    case "locale": others.insert(index)
    case "defaultValue":
      others.insert(index)
      if case .string(let literal) = value { context.defaultValue = literal }
    default:
      let isStatic = parameter.type.unwrapped.name == "StaticString"
      if key == nil, Localizable(type) != nil || isStatic { key = index }
    }
  }
}

extension TypeExpression {
  /// Whether the type is `String` or `StaticString`.
  var isText: Bool { name == "String" || name == "StaticString" }
}

extension Expression {
  /// The name of a table; nil if it is not a literal.
  var tableName: String? {
    switch self {
    case .null: "Localizable"
    case .string(let literal): literal.plain.map { $0.isEmpty ? "Localizable" : $0 }
    default: nil
    }
  }

  /// The text of a literal; nil for anything else and for an empty one.
  var plainText: String? {
    guard case .string(let literal) = self, let plain = literal.plain, !plain.isEmpty else {
      return nil
    }
    return plain
  }

  /// A short expression as the source has it, such as `.module` or `Bundle.main`.
  var written: String? {
    switch self {
    case .name(let name): return name
    case .member(nil, let name): return ".\(name)"
    case .member(let base?, let name): return base.written.map { "\($0).\(name)" }
    case .call(let call):
      if call.isMacro { return call.callee.written.map { "#\($0)" } }
      let arguments = call.arguments.map { argument in
        let value = argument.value.written ?? "…"
        return argument.label.map { "\($0): \(value)" } ?? value
      }
      return call.callee.written.map { "\($0)(\(arguments.joined(separator: ", ")))" }
    case .unwrap(let value): return value.written.map { "\($0)!" }
    default: return nil
    }
  }
}
