internal import PhrasebookModel

extension Checker {
  /// The roles of the arguments of one of Apple's functions.
  struct Roles {
    /// The argument that is the key.
    var key: Int?
    /// Arguments that are not keys: table, comment, default value, bundle.
    var others: Set<Int> = []
    var context = SiteContext()
  }

  /// Finds key, table, comment, default value and bundle; nil if the function has no such
  /// parameter.
  ///
  /// A table that is not a literal makes the site undeterminable (Xcode 14 release notes,
  /// 65063595).
  mutating func roles(
    of call: Call, _ chosen: Chosen, _ environment: Environment
  ) -> Roles? {
    var roles = Roles()
    roles.context.isLookUp = true
    // A function that takes the caller's file looks in the bundle of the caller's module.
    roles.context.isPassedOn = chosen.candidate.function.parameters.contains {
      $0.label == "fileID"
    }
    var isKnown = true
    for (index, argument) in call.arguments.enumerated() {
      let parameter = chosen.candidate.function.parameters[chosen.mapping[index]]
      switch parameter.label {
      case "table" where parameter.type.unwrapped.isText, "tableName":
        roles.others.insert(index)
        switch table(argument.value) {
        case .some(let name): roles.context.table = name
        case nil: isKnown = false
        }
      case "comment":
        roles.others.insert(index)
        roles.context.comment = text(argument.value)
      case "bundle":
        roles.others.insert(index)
        roles.context.bundle = argument.value.written
      case "locale": roles.others.insert(index)
      case "defaultValue":
        roles.others.insert(index)
        if case .string(let literal) = argument.value { roles.context.defaultValue = literal }
      default:
        let type = chosen.types[chosen.mapping[index]]
        let isStatic = parameter.type.unwrapped.name == "StaticString"
        if roles.key == nil, Localizable(type) != nil || isStatic { roles.key = index }
      }
    }
    guard let key = roles.key else { return nil }
    let value = call.arguments[key].value
    guard isKnown else {
      if value.isTextual {
        noteUndeterminable(.tableNotLiteral, table: nil, at: call.place)
      }
      roles.others.insert(key)
      return roles
    }
    guard Localizable(chosen.types[chosen.mapping[key]]) == nil else { return roles }
    // A `StaticString` beside a default value is the key without specifiers.
    if case .string(let literal) = value, let plain = literal.plain,
      chosen.candidate.function.parameters.contains(where: { $0.label == "defaultValue" })
    {
      record(key: FormatText(text: plain), roles.context, literal.place, environment)
      roles.others.insert(key)
    }
    return roles
  }

  /// The name of a table; nil if it is not a literal.
  func table(_ value: Expression) -> String? {
    switch value {
    case .null: return "Localizable"
    case .string(let literal): return literal.plain.map { $0.isEmpty ? "Localizable" : $0 }
    default: return nil
    }
  }

  /// The text of a literal; nil for anything else and for an empty one.
  func text(_ value: Expression) -> String? {
    guard case .string(let literal) = value, let plain = literal.plain, !plain.isEmpty else {
      return nil
    }
    return plain
  }
}

extension TypeExpression {
  /// Whether the type is `String` or `StaticString`.
  var isText: Bool { name == "String" || name == "StaticString" }
}

extension Expression {
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
