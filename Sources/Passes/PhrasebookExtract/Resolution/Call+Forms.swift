extension Call {
  /// The wrapped value of `.some(x)`, `Optional.some(x)` or `Optional(x)`.
  var wrapped: Expression? {
    guard !isMacro, arguments.count == 1, arguments[0].label == nil, trailing.isEmpty else {
      return nil
    }
    switch callee {
    case .name("Optional"), .member(nil, "some"), .member(.name("Optional")?, "some"),
      .member(.name("Optional")?, "init"):
      return arguments[0].value
    default: return nil
    }
  }

  /// Whether it is `map` or `flatMap` of an optional or a list with a closure that returns a
  /// literal.
  var mapsToLiteral: Bool {
    guard case .member(.some, let name) = callee, name == "map" || name == "flatMap",
      case .closure(let closure)? = (arguments + trailing).first?.value,
      closure.body.statements.count == 1, case .expression(let value) = closure.body.statements[0]
    else { return false }
    return value.isTextual
  }

  /// The key of `bundle.localizedString(forKey:value:table:)`; nil for any other call.
  var lookedUpKey: Expression? {
    guard case .member(_?, "localizedString") = callee, let key = arguments.first,
      key.label == "forKey"
    else { return nil }
    return key.value
  }
}
