extension Expression {
  /// True for a string literal, which takes the type of what it is used with.
  var isString: Bool {
    if case .string = self { true } else { false }
  }

  /// Whether a string literal is the value or one of its arms.
  var isTextual: Bool {
    switch self {
    case .string: true
    case .ternary(_, let first, let second): first.isTextual || second.isTextual
    case .coalesce(let first, let second): first.isTextual || second.isTextual
    default: false
    }
  }

  /// True for a call that looks a text up, whatever is done to it then: `Text("a").bold()`.
  func isLookUp(_ functions: NamedFunctions) -> Bool {
    guard case .call(let call) = self else { return false }
    if functions.form(of: call) != nil { return true }
    switch call.callee {
    case .name(let name): return ["Text", "String", "AttributedString"].contains(name)
    case .member(let base?, _): return base.isLookUp(functions)
    default: return false
    }
  }

  /// True for a list that is written out.
  var isList: Bool {
    if case .array = self { true } else { false }
  }

  /// Whether nothing in it can be or hold a localizable literal.
  var isInert: Bool {
    switch self {
    case .integer, .float, .boolean, .null, .name, .type: true
    case .member(let base, _): base?.isInert ?? true
    case .unwrap(let value), .chain(let value): value.isInert
    default: false
    }
  }

  /// True for a closure, an array and the like, which are no key.
  var isAggregate: Bool {
    switch self {
    case .closure, .array, .dictionary, .tuple, .integer, .float, .boolean, .null: true
    default: false
    }
  }
}

extension Argument {
  /// True for the value that a property wrapper begins with.
  var isWrappedValue: Bool { label == "wrappedValue" || label == "initialValue" }
}
