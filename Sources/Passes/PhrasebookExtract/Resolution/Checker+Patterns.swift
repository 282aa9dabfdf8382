extension Checker {
  /// Binds a local variable, with its type if the code shows it.
  mutating func bind(_ variable: Variable, _ environment: inout Environment) {
    if variable.names.isEmpty, let value = variable.initial,
      variable.type == nil || variable.isLet && variable.type?.isText == true,
      environment.bind(variable.name, to: .whole, of: value, isConstant: variable.isLet)
    {
      return
    }
    let type =
      variable.type.map { canonical($0, environment) }
      ?? variable.initial.map { self.type(of: $0, environment) }
    guard !variable.names.isEmpty else {
      environment.bind(variable.name, type)
      return
    }
    bind(.tuple(variable.names.map { .name($0) }), type ?? .unknown, &environment)
  }

  /// Checks conditions in order and binds their variables.
  mutating func bind(_ conditions: [Condition], _ environment: inout Environment) {
    for condition in conditions {
      switch condition {
      case .expression(let value): check(value, nil, environment)
      case .binding(let name, let annotation, let value):
        let expected = annotation.map { canonical($0, environment) }
        if let value { check(value, expected, environment) }
        let bound = value ?? .name(name)
        if expected == nil, environment.bind(name, to: .unwrapped, of: bound) { continue }
        let type = expected ?? type(of: bound, environment).unwrapped
        environment.bind(name, type)
      case .pattern(let pattern, let value):
        check(value, nil, environment)
        bind(pattern, type(of: value, environment), &environment)
      }
    }
  }

  /// The type of a local name; `.unknown` where only its existence is known.
  mutating func type(ofLocal name: String, _ environment: Environment) -> TypeExpression? {
    switch environment.local(name) {
    case nil: return nil
    case .known(let type): return type
    case .later(let later):
      if let known = later.type { return known }
      later.type = .unknown
      let whole = type(of: later.value, later.environment)
      let type: TypeExpression =
        switch later.derivation {
        case .whole: whole
        case .unwrapped: whole.unwrapped
        case .element: program.element(of: whole)
        }
      later.type = type
      return type
    }
  }

  /// Binds the variables of a loop to the elements of its sequence.
  mutating func bind(
    _ pattern: Pattern, toElementsOf sequence: Expression, _ environment: inout Environment
  ) {
    if case .name(let name) = pattern, environment.bind(name, to: .element, of: sequence) { return }
    bind(pattern, program.element(of: type(of: sequence, environment)), &environment)
  }

  /// Binds the names of a pattern that is held against a value.
  mutating func bind(
    _ pattern: Pattern, _ type: TypeExpression, _ environment: inout Environment
  ) {
    switch pattern {
    case .name(let name): environment.bind(name, type)
    case .optional(let inner): bind(inner, type.unwrapped, &environment)
    case .cast(let inner, let target): bind(inner, canonical(target, environment), &environment)
    case .tuple(let parts):
      let types: [TypeExpression] =
        if case .tuple(let elements) = type { elements.map(\.type) } else { [] }
      for (index, part) in parts.enumerated() {
        bind(part, index < types.count ? types[index] : .unknown, &environment)
      }
    case .enumCase(let name, let parts):
      guard !parts.isEmpty else { return }
      let types = payload(of: name, in: type)
      for (index, part) in parts.enumerated() {
        bind(part, index < types.count ? types[index] : .unknown, &environment)
      }
    case .expression(let value):
      // `case "a":` over a localizable value is a localizable literal itself.
      check(value, Localizable(type) == nil ? nil : type, environment)
    case .wildcard: break
    }
  }

  /// The types of an enum case's associated values.
  private mutating func payload(of name: String, in type: TypeExpression) -> [TypeExpression] {
    if case .optional(let wrapped) = type, name == "some" { return [wrapped] }
    var cases: [Symbol] = []
    if case .named(let path, _) = type.unwrapped {
      cases = program.members(name, of: path).filter { $0.function?.kind == .enumCase }
    }
    if cases.isEmpty {
      cases = program.members(named: name).filter { $0.function?.kind == .enumCase }
    }
    guard let found = cases.first(where: { $0.file == file }) ?? cases.first else { return [] }
    var generics: [String: TypeExpression] = [:]
    if case .named(let path, let arguments) = type.unwrapped, let info = program.type(at: path) {
      for (name, argument) in zip(info.generics, arguments) { generics[name] = argument }
    }
    return (found.function?.parameters ?? []).map {
      program.canonical($0.type, in: found.owner, generics: generics)
    }
  }
}
