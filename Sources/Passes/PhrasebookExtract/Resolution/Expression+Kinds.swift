extension Expression {
  /// Whether it is a string literal, whose type follows from its use.
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

  /// Whether it is a call that looks a string up, with or without further calls:
  /// `Text("a").bold()`.
  func isLookUp(_ functions: NamedFunctions) -> Bool {
    guard case .call(let call) = self else { return false }
    if functions.signature(of: call) != nil { return true }
    switch call.callee {
    case .name(let name): return ["Text", "String", "AttributedString"].contains(name)
    case .member(let base?, _): return base.isLookUp(functions)
    default: return false
    }
  }

  /// Whether it is an array literal.
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

  /// Whether it is a closure, an array or another value that is not a key.
  var isAggregate: Bool {
    switch self {
    case .closure, .array, .dictionary, .tuple, .integer, .float, .boolean, .null: true
    default: false
    }
  }
}

extension Argument {
  /// Whether it is the initial value of a property wrapper.
  var isWrappedValue: Bool { label == "wrappedValue" || label == "initialValue" }
}
