/// Bodies and their statements.
extension Checker {
  /// A body whose only expression is its value.
  mutating func checkBody(_ block: Block, _ environment: Environment) {
    var environment = environment
    if block.statements.count == 1, case .expression(let value) = block.statements[0] {
      check(value, environment.component ?? environment.result, environment)
    } else {
      check(block, &environment)
    }
  }

  mutating func check(_ block: Block, _ environment: inout Environment) {
    if environment.isLocal {
      for case .declaration(.function(let function)) in block.statements {
        environment.bind(function)
      }
    }
    for statement in block.statements { check(statement, &environment) }
  }

  private mutating func check(_ statement: Statement, _ environment: inout Environment) {
    switch statement {
    case .expression, .return, .loop, .block: if quiet.isQuiet(statement) { return }
    case .declaration, .guard: break
    }
    switch statement {
    case .expression(let value): check(value, environment.component, environment)
    case .declaration(.variable(let variable)) where environment.isLocal:
      check(variable, environment)
      patterns.bind(variable, &environment)
    case .declaration(.variable(let variable)): check(variable, environment)
    case .declaration(let declaration): check(declaration, &environment)
    case .return(let value):
      if let value { check(value, environment.result, environment) }
    case .guard(let conditions, let body):
      var inside = environment
      check(body, &inside)
      bind(conditions, &environment)
    case .loop(let pattern, let sequence, let body):
      check(sequence, nil, environment)
      var inside = environment
      check(patterns.bind(pattern, toElementsOf: sequence, &inside), inside)
      check(body, &inside)
    case .block(let conditions, let body):
      var inside = environment
      bind(conditions, &inside)
      check(body, &inside)
    }
  }

  /// Checks conditions in order and binds their variables.
  mutating func bind(_ conditions: [Condition], _ environment: inout Environment) {
    for condition in conditions {
      switch condition {
      case .expression(let value): check(value, nil, environment)
      case .binding(let name, let annotation, let value):
        let expected = annotation.map { names.canonical($0, environment) }
        if let value { check(value, expected, environment) }
        let bound = value ?? .name(name)
        if expected == nil, environment.bind(name, to: .unwrapped, of: bound) { continue }
        let type = expected ?? inference.type(of: bound, environment).unwrapped
        environment.bind(name, type)
      case .pattern(let pattern, let value):
        check(value, nil, environment)
        let parts = patterns.bind(
          pattern, inference.type(of: value, environment), &environment)
        check(parts, environment)
      }
    }
  }

  /// The values that patterns are written of.
  mutating func check(_ parts: [PatternBinding.PatternValue], _ environment: Environment) {
    for part in parts { check(part.value, part.type, environment) }
  }
}
