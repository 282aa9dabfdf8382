extension Checker {
  /// The maximum depth of expressions that is followed.
  private static let maximumDepth = 1_500

  /// Checks an expression with an expected type; nil if that is not known.
  mutating func check(
    _ expression: Expression, _ expected: TypeExpression?, _ environment: Environment
  ) {
    guard inference.depth < Self.maximumDepth else { return }
    inference.depth += 1
    defer { inference.depth -= 1 }
    switch expression {
    case .string(let literal): check(literal, expected, environment)
    case .integer, .float, .boolean, .null, .name, .type: break
    case .member(let base, _): if let base { check(base, nil, environment) }
    case .call(let call):
      if let pieces = call.piecesToJoin { return checkJoined(pieces, environment) }
      check(call, expected, environment)
      if let formatted = LocalizedFormats(inference: inference).call(call, environment) {
        findings.formatCalls.append(formatted)
      }
    case .element(let base, let arguments):
      // One of several literals is of the type that is expected of the element: `["a", "b"][index]`.
      let list: TypeExpression? = if case .array = base { expected.map { .array($0) } } else { nil }
      check(base, list, environment)
      let types = inference.parameters(ofElement: base, arguments, environment)
      for (argument, type) in zip(arguments, types) { check(argument.value, type, environment) }
    case .array(let elements): check(elements, expected, environment)
    case .dictionary(let pairs): check(pairs, expected, environment)
    case .tuple(let elements):
      let types: [TypeExpression] =
        if case .tuple(let elements)? = expected?.unwrapped { elements.map(\.type) } else { [] }
      for (index, element) in elements.enumerated() {
        let type = index < types.count && types[index] != .unknown ? types[index] : nil
        check(element.value, type, environment)
      }
    case .closure(let closure): check(closure, expected, environment)
    case .ternary(let condition, let first, let second):
      let expected = expected ?? inference.shared(by: [first, second], environment)
      check(condition, nil, environment)
      check(first, expected, environment)
      check(second, expected, environment)
    case .coalesce(let first, let second):
      check(first, expected.map { .optional($0) }, environment)
      check(second, expected ?? inference.localizable(first, environment), environment)
    case .operation("+", let left, let right) where !left.isList && !right.isList:
      checkJoined(expression.addends, environment)
    case .operation(let name, let left, let right):
      check(name, left, right, expected, environment)
    case .assignment(let target, let value):
      check(target, nil, environment)
      note { $0.note(value, assignedTo: target, environment) }
      check(value, inference.type(of: target, environment), environment)
    case .cast(let value, let type, _):
      check(value, names.canonical(type, environment), environment)
    case .unwrap(let value), .chain(let value): check(value, expected, environment)
    case .conditional(let conditional): check(conditional, expected, environment)
    case .other(let parts): for part in parts { check(part, nil, environment) }
    }
  }

  /// Both sides of an operator.
  private mutating func check(
    _ name: String, _ left: Expression, _ right: Expression, _ expected: TypeExpression?,
    _ environment: Environment
  ) {
    switch name {
    case "+=":
      check(left, nil, environment)
      check(right, inference.type(of: left, environment), environment)
    case "+":
      // Both lists have the type of the result, which one of them determines if nothing else does.
      let list = expected ?? inference.type(of: left.isList ? right : left, environment)
      check(left, list, environment)
      check(right, list, environment)
    default:
      let isComparison = name == "==" || name == "!="
      let type = isComparison ? inference.shared(by: [left, right], environment) : nil
      check(left, type, environment)
      check(right, type, environment)
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
      default: inference.shared(by: elements, environment)
      }
    if let type, case .phrase? = Localizable(type) {
      let phrases = KeyWriter(inference: inference).phrases(of: elements, environment)
      if let place = phrases.place { findings.record(phrases: phrases.texts, place) }
    } else {
      for element in elements { check(element, type, environment) }
    }
  }

  /// The keys and values of a dictionary.
  private mutating func check(
    _ pairs: [Expression.Pair], _ expected: TypeExpression?, _ environment: Environment
  ) {
    var types: (key: TypeExpression?, value: TypeExpression?)
    switch expected?.unwrapped {
    case .dictionary(let key, let value): types = (key, value)
    case .named(_, let arguments) where arguments.count == 2:
      types = (arguments[0], arguments[1])
    default: types = (nil, nil)
    }
    types.key = types.key ?? inference.shared(by: pairs.map(\.key), environment)
    types.value = types.value ?? inference.shared(by: pairs.map(\.value), environment)
    for pair in pairs {
      check(pair.key, types.key, environment)
      check(pair.value, types.value, environment)
    }
  }

  private mutating func check(
    _ conditional: Conditional, _ expected: TypeExpression?, _ outer: Environment
  ) {
    var subject: TypeExpression?
    if let value = conditional.subject {
      check(value, nil, outer)
      subject = inference.type(of: value, outer)
    }
    for clause in conditional.clauses {
      var environment = outer
      for pattern in clause.patterns {
        check(patterns.bind(pattern, subject ?? .unknown, &environment), environment)
      }
      bind(clause.conditions, &environment)
      if clause.body.statements.count == 1, case .expression(let value) = clause.body.statements[0]
      {
        check(value, expected, environment)
      } else {
        check(clause.body, &environment)
      }
    }
  }

  private mutating func check(
    _ closure: Closure, _ expected: TypeExpression?, _ outer: Environment
  ) {
    var environment = outer
    (environment.component, enclosing.component) = (enclosing.component, nil)
    var result: TypeExpression?
    if case .function(let parameters, let expectedResult)? = expected?.unwrapped {
      names.bind(parameters, of: closure, &environment)
      result = expectedResult
    } else {
      names.bind([], of: closure, &environment)
    }
    environment.result =
      closure.result.map { names.canonical($0, environment) } ?? result ?? .unknown
    checkBody(closure.body, environment)
  }
}
