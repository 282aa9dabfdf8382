extension Checker {
  /// How deep expressions are followed.
  private static let maximumDepth = 1_500

  /// Checks an expression with an expected type; nil if that is not known.
  mutating func check(
    _ expression: Expression, _ expected: TypeExpression?, _ environment: Environment
  ) {
    guard depth < Self.maximumDepth else { return }
    depth += 1
    defer { depth -= 1 }
    switch expression {
    case .string(let literal): check(literal, expected, environment)
    case .integer, .float, .boolean, .null, .name, .type: break
    case .member(let base, _): if let base { check(base, nil, environment) }
    case .call(let call):
      if let pieces = call.piecesToJoin {
        checkJoined(pieces, environment)
      } else {
        check(call, expected, environment)
        noteFormatted(call, environment)
      }
    case .element(let base, let arguments):
      check(base, nil, environment)
      let types = parameters(ofElement: base, arguments, environment)
      for (argument, type) in zip(arguments, types) { check(argument.value, type, environment) }
    case .array(let elements): check(elements, expected, environment)
    case .dictionary(let pairs):
      var types: (key: TypeExpression?, value: TypeExpression?)
      switch expected?.unwrapped {
      case .dictionary(let key, let value): types = (key, value)
      case .named(_, let arguments) where arguments.count == 2:
        types = (arguments[0], arguments[1])
      default: types = (nil, nil)
      }
      types.key = types.key ?? shared(by: pairs.map(\.key), environment)
      types.value = types.value ?? shared(by: pairs.map(\.value), environment)
      for pair in pairs {
        check(pair.key, types.key, environment)
        check(pair.value, types.value, environment)
      }
    case .tuple(let elements):
      let types: [TypeExpression] =
        if case .tuple(let elements)? = expected?.unwrapped { elements.map(\.type) } else { [] }
      for (index, element) in elements.enumerated() {
        check(element.value, index < types.count ? types[index] : nil, environment)
      }
    case .closure(let closure): check(closure, expected, environment)
    case .ternary(let condition, let first, let second):
      let expected = expected ?? shared(by: [first, second], environment)
      check(condition, nil, environment)
      check(first, expected, environment)
      check(second, expected, environment)
    case .coalesce(let first, let second):
      check(first, expected.map { .optional($0) }, environment)
      check(second, expected ?? localizable(first, environment), environment)
    case .operation("+=", let target, let value):
      check(target, nil, environment)
      check(value, type(of: target, environment), environment)
    case .operation("+", let left, let right) where left.isList || right.isList:
      // Both have the type of the result, which one of them determines if nothing else does.
      let list = expected ?? type(of: left.isList ? right : left, environment)
      check(left, list, environment)
      check(right, list, environment)
    case .operation("+", _, _): checkChain(expression, environment)
    case .operation(let name, let left, let right):
      let isComparison = name == "==" || name == "!="
      let type = isComparison ? shared(by: [left, right], environment) : nil
      check(left, type, environment)
      check(right, type, environment)
    case .assignment(let target, let value):
      check(target, nil, environment)
      noteShown(value, assignedTo: target, environment)
      check(value, type(of: target, environment), environment)
    case .cast(let value, let type, _): check(value, canonical(type, environment), environment)
    case .unwrap(let value), .chain(let value): check(value, expected, environment)
    case .conditional(let conditional): check(conditional, expected, environment)
    case .other(let parts): for part in parts { check(part, nil, environment) }
    }
  }

  /// The elements of a list.
  private mutating func check(
    _ elements: [Expression], _ expected: TypeExpression?, _ environment: Environment
  ) {
    let type: TypeExpression? =
      switch expected?.unwrapped {
      case .array(let element): element
      case .named("Set", let arguments): arguments.first
      default: shared(by: elements, environment)
      }
    if let type, case .phrase? = Localizable(type) {
      record(phrases: elements, environment)
    } else {
      for element in elements { check(element, type, environment) }
    }
  }

  /// The type of a value beside its default, if that is localizable.
  private mutating func localizable(
    _ value: Expression, _ environment: Environment
  ) -> TypeExpression? {
    let type = type(of: value, environment).unwrapped
    return Localizable(type) == nil ? nil : type
  }

  /// The localizable type that literals take from the values beside them, if nothing else
  /// determines one: `[key, "Text"]`, `isNew ? "Text" : key`, `key == "Text"`.
  private mutating func shared(
    by values: [Expression], _ environment: Environment
  ) -> TypeExpression? {
    guard values.contains(where: \.isTextual) else { return nil }
    for value in values.filter({ !$0.isString }).prefix(16) {
      if let type = localizable(value, environment) { return type }
    }
    return nil
  }

  private mutating func check(
    _ conditional: Conditional, _ expected: TypeExpression?, _ outer: Environment
  ) {
    var subject: TypeExpression?
    if let value = conditional.subject {
      check(value, nil, outer)
      subject = type(of: value, outer)
    }
    for clause in conditional.clauses {
      var environment = outer
      for pattern in clause.patterns { bind(pattern, subject ?? .unknown, &environment) }
      bind(clause.conditions, &environment)
      if clause.body.statements.count == 1, case .expression(let value) = clause.body.statements[0]
      {
        check(value, expected, environment)
      } else {
        check(clause.body, &environment)
      }
    }
  }

  mutating func check(
    _ closure: Closure, _ expected: TypeExpression?, _ outer: Environment
  ) {
    var environment = outer
    (environment.component, component) = (component, nil)
    var result: TypeExpression?
    if case .function(let parameters, let expectedResult)? = expected?.unwrapped {
      bind(parameters, of: closure, &environment)
      result = expectedResult
    } else {
      bind([], of: closure, &environment)
    }
    environment.result = closure.result.map { canonical($0, environment) } ?? result ?? .unknown
    checkBody(closure.body, environment)
  }

  /// Binds a closure's parameters, named or `$0`, to the types that its context gives.
  mutating func bind(
    _ types: [TypeExpression], of closure: Closure, _ environment: inout Environment
  ) {
    var types = types
    if types.count == 1, closure.parameters.count > 1, case .tuple(let elements) = types[0] {
      types = elements.map(\.type)
    }
    for (index, parameter) in closure.parameters.enumerated() {
      let type =
        parameter.type.map { canonical($0, environment) }
        ?? (index < types.count ? types[index] : .unknown)
      environment.bind(parameter.name, type)
      if parameter.name.hasPrefix("$"), case .named("Binding", let arguments) = type {
        environment.bind(String(parameter.name.dropFirst()), arguments.first ?? .unknown)
      }
    }
    guard closure.parameters.isEmpty else { return }
    for (index, type) in types.enumerated() { environment.bind("$\(index)", type) }
  }

  /// Whether an argument that holds literals becomes localizable, though a `String` would do too.
  ///
  /// One part that is a `String` makes the whole a `String` (apple-apis, literal shapes).
  mutating func fits(
    _ expression: Expression, isRivalled: Bool, _ environment: Environment
  ) -> Bool {
    switch expression {
    case .string, .null: return true
    case .ternary(_, let first, let second):
      return fits(first, isRivalled: isRivalled, environment)
        && fits(second, isRivalled: isRivalled, environment)
    case .coalesce(let first, let second):
      return fits(first, isRivalled: isRivalled, environment)
        && fits(second, isRivalled: isRivalled, environment)
    case .operation("+", _, _): return false
    case .conditional(let conditional):
      return conditional.clauses.allSatisfy { clause in
        guard clause.body.statements.count == 1,
          case .expression(let value) = clause.body.statements[0]
        else { return true }
        return fits(value, isRivalled: isRivalled, environment)
      }
    case .cast(_, let type, _): return Localizable(canonical(type, environment)) != nil
    case .array, .dictionary, .tuple, .closure, .member(nil, _): return true
    case .call(let call):
      if let wrapped = call.wrapped { return fits(wrapped, isRivalled: isRivalled, environment) }
      if case .member(nil, _) = call.callee { return true }
      // `name.map { "Hello \($0)" }`: the closure returns the expected type, unless a `String` is
      // possible too.
      if !isRivalled, call.mapsToLiteral { return true }
    default: break
    }
    let type = type(of: expression, environment).unwrapped
    return Localizable(type) != nil || (!isRivalled && type == .unknown)
  }
}
