/// Binds the names that variables, conditions and patterns introduce, with the types that the values
/// give them.
struct PatternBinding {
  let inference: Inference

  private var program: Program { inference.program }

  /// A value that a pattern is written of, with the type that is expected of it.
  typealias PatternValue = (value: Expression, type: TypeExpression?)

  /// Binds a local variable, with its type if the code shows it.
  func bind(_ variable: Variable, _ environment: inout Environment) {
    if variable.names.isEmpty, let value = variable.initial,
      variable.type == nil || variable.isLet && variable.type?.isText == true,
      environment.bind(variable.name, to: .whole, of: value, isConstant: variable.isLet)
    {
      return
    }
    let type =
      variable.type.map { inference.names.canonical($0, environment) }
      ?? variable.initial.map { inference.type(of: $0, environment) }
    guard !variable.names.isEmpty else {
      environment.bind(variable.name, type)
      return
    }
    _ = bind(.tuple(variable.names.map { .name($0) }), type ?? .unknown, &environment)
  }

  /// Binds the variables of a loop to the elements of its sequence.
  func bind(
    _ pattern: Pattern, toElementsOf sequence: Expression, _ environment: inout Environment
  ) -> [PatternValue] {
    if case .name(let name) = pattern, environment.bind(name, to: .element, of: sequence) {
      return []
    }
    return bind(
      pattern, program.element(of: inference.type(of: sequence, environment)), &environment)
  }

  /// Binds the names of a pattern that is matched with a value.
  ///
  /// - Returns: The values in it, which are still to be checked.
  func bind(
    _ pattern: Pattern, _ type: TypeExpression, _ environment: inout Environment
  ) -> [PatternValue] {
    switch pattern {
    case .name(let name): environment.bind(name, type)
    case .optional(let inner): return bind(inner, type.unwrapped, &environment)
    case .cast(let inner, let target):
      return bind(inner, inference.names.canonical(target, environment), &environment)
    case .tuple(let parts):
      let types: [TypeExpression] =
        if case .tuple(let elements) = type { elements.map(\.type) } else { [] }
      return bind(parts, types, &environment)
    case .enumCase(let name, let parts):
      guard !parts.isEmpty else { return [] }
      return bind(parts, payload(of: name, in: type), &environment)
    case .expression(let value):
      // `case "a":` over a localizable value is a localizable literal itself.
      return [(value, Localizable(type) == nil ? nil : type)]
    case .wildcard: break
    }
    return []
  }

  private func bind(
    _ parts: [Pattern], _ types: [TypeExpression], _ environment: inout Environment
  ) -> [PatternValue] {
    var values: [PatternValue] = []
    for (index, part) in parts.enumerated() {
      values += bind(part, index < types.count ? types[index] : .unknown, &environment)
    }
    return values
  }

  /// The types of an enum case's associated values.
  private func payload(of name: String, in type: TypeExpression) -> [TypeExpression] {
    if case .optional(let wrapped) = type, name == "some" { return [wrapped] }
    var cases: [Symbol] = []
    if case .named(let path, _) = type.unwrapped {
      cases = program.members(name, of: path).filter { $0.function?.kind == .enumCase }
    }
    if cases.isEmpty {
      cases = program.members(named: name).filter { $0.function?.kind == .enumCase }
    }
    guard let found = cases.first(where: { $0.file == inference.names.file }) ?? cases.first else {
      return []
    }
    var generics: [String: TypeExpression] = [:]
    if case .named(let path, let arguments) = type.unwrapped {
      generics = program.generics(of: path, arguments)
    }
    return (found.function?.parameters ?? []).map {
      program.canonical($0.type, in: found.owner, generics: generics)
    }
  }
}
