extension Checker {
  /// The type of a call's result.
  mutating func type(of call: Call, _ environment: Environment) -> TypeExpression {
    if let known = calls[call.place] { return known }
    calls[call.place] = .unknown
    var result: TypeExpression = .unknown
    if functions.form(of: call) != nil {
      result = .named("String")
    } else if case .closure(let closure) = call.callee {
      result = value(of: closure.body, environment)
    } else if let chosen = choose(call, nil, environment) {
      result = self.result(of: call, chosen, environment)
    } else if let type = reference(call.callee, environment) {
      result = type
    } else if case .member(let base?, _) = call.callee {
      // A modifier that is not known gives a view again.
      let type = self.type(of: base, environment)
      if let path = type.name, isView(path) { result = .named("View") }
    }
    calls[call.place] = result
    return result
  }

  private mutating func result(
    of call: Call, _ chosen: Chosen, _ environment: Environment
  ) -> TypeExpression {
    let declared = chosen.candidate.result ?? declaredResult(of: chosen.candidate)
    guard declared.mentionsGeneric else { return declared }
    var generics: [String: TypeExpression] = [:]
    let all = Array((call.arguments + call.trailing).enumerated())
    // A literal number takes the type of the others: `max(0, fraction)`.
    for (index, argument) in all.filter({ !$0.element.value.isNumber })
      + all.filter({ $0.element.value == .float }) + all.filter({ $0.element.value.isNumber })
    {
      bindGenerics(chosen, chosen.mapping[index], argument.value, environment, &generics)
    }
    return declared.mapNames { name, arguments in
      name.hasPrefix("$") ? generics[String(name.dropFirst())] ?? .unknown : .named(name, arguments)
    }
  }

  /// The declared result of a candidate; its own generic parameters are marked with `$`.
  private func declaredResult(of candidate: Candidate) -> TypeExpression {
    guard let result = candidate.function.result else { return .unknown }
    var known = candidate.generics
    for generic in candidate.function.generics { known[generic.name] = .named("$\(generic.name)") }
    return program.canonical(result, in: candidate.owner, generics: known)
  }

  /// A parameter's type after earlier arguments have determined its generics.
  func substitute(
    _ chosen: Chosen, _ parameter: Int, _ generics: [String: TypeExpression]
  ) -> TypeExpression? {
    guard !generics.isEmpty else { return nil }
    var known = chosen.candidate.generics.merging(generics) { $1 }
    for generic in chosen.candidate.function.generics where known[generic.name] == nil {
      known[generic.name] = .unknown
    }
    return program.canonical(
      chosen.candidate.function.parameters[parameter].type, in: chosen.candidate.owner,
      generics: known)
  }

  /// Binds the generic parameters of a function, or of the type it makes, by an argument.
  mutating func bindGenerics(
    _ chosen: Chosen, _ parameter: Int, _ argument: Expression, _ environment: Environment,
    _ generics: inout [String: TypeExpression]
  ) {
    let open = Set(chosen.candidate.function.generics.map(\.name))
      .union(chosen.candidate.generics.filter { $0.value == .unknown }.keys)
    guard !open.isEmpty else { return }
    let declared = chosen.candidate.function.parameters[parameter].type.unwrapped
    switch declared {
    case .named(let name, _) where open.contains(name) && generics[name] == nil:
      let isFraction = chosen.candidate.function.generics.contains {
        $0.name == name && Self.fractions.contains($0.constraint?.name ?? "")
      }
      generics[name] =
        isFraction && argument.isNumber ? .named("Double") : type(of: argument, environment)
    case .array(.named(let name, _)) where open.contains(name) && generics[name] == nil:
      generics[name] = program.element(of: type(of: argument, environment))
    case .named("Binding", let arguments):
      guard case .named(let name, _)? = arguments.first, open.contains(name) else { return }
      if case .named("Binding", let bound) = type(of: argument, environment) {
        generics[name] = bound.first
      }
    case .function(_, .named(let name, _)), .function(_, .optional(.named(let name, _))),
      .function(_, .array(.named(let name, _))):
      guard open.contains(name), case .closure(let closure) = argument else { return }
      var inside = environment
      let type = substitute(chosen, parameter, generics) ?? chosen.types[parameter]
      if case .function(let parameters, _) = type.unwrapped {
        bind(parameters, of: closure, &inside)
      }
      var result = value(of: closure.body, inside)
      if case .function(_, .optional) = declared { result = result.unwrapped }
      if case .function(_, .array) = declared { result = program.element(of: result) }
      generics[name] = result
    default: break
    }
  }
}

extension Checker {
  /// Protocols of fractions: a literal number that is one is a `Double`.
  private static let fractions: Set<String> = ["FloatingPoint", "BinaryFloatingPoint"]
}

extension TypeExpression {
  /// Whether a generic parameter is still open in a result.
  var mentionsGeneric: Bool {
    switch self {
    case .named(let name, let arguments):
      name.hasPrefix("$") || arguments.contains(where: \.mentionsGeneric)
    case .optional(let type), .array(let type): type.mentionsGeneric
    case .dictionary(let key, let value): key.mentionsGeneric || value.mentionsGeneric
    case .tuple(let elements): elements.contains { $0.type.mentionsGeneric }
    case .function(let parameters, let result):
      parameters.contains(where: \.mentionsGeneric) || result.mentionsGeneric
    case .unknown: false
    }
  }
}
