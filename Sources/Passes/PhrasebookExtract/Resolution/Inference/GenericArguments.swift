/// The arguments of the generic parameters of one call, as the expected type and the arguments of the
/// call determine them, one after another.
struct GenericArguments {
  private let overload: Overload
  private let inference: Inference
  private var bound: [String: TypeExpression] = [:]
  /// Whether the expected type, or a key path, determines some: literals do not choose them then.
  private(set) var areExpected = false

  /// - Parameter expected: The type that the call should have: `xs.map { _ in "a" }` where
  ///   `[LocalizedStringKey]` is expected.
  init(of overload: Overload, giving expected: TypeExpression? = nil, in inference: Inference) {
    self.overload = overload
    self.inference = inference
    guard let expected, let result = overload.candidate.function.result else { return }
    let open = Set(overload.candidate.function.generics.map(\.name))
    guard !open.isEmpty else { return }
    match(result, with: expected, open)
    areExpected = !bound.isEmpty
  }

  private mutating func match(
    _ declared: TypeExpression, with expected: TypeExpression, _ open: Set<String>
  ) {
    switch (declared, expected) {
    case (.named(let name, []), _) where open.contains(name):
      if Localizable(expected) != nil || expected.isTupleOfKeys || isMadeOfKey(expected.unwrapped) {
        bound[name] = expected.unwrapped
      }
    case (.optional(let declared), _): match(declared, with: expected.unwrapped, open)
    case (_, .optional(let expected)): match(declared, with: expected, open)
    case (.array(let declared), .array(let expected)): match(declared, with: expected, open)
    case (.dictionary(let key, let value), .dictionary(let wantedKey, let wantedValue)):
      match(key, with: wantedKey, open)
      match(value, with: wantedValue, open)
    case (.named(let name, let parameters), .named(let wanted, let arguments)) where name == wanted:
      for (parameter, argument) in zip(parameters, arguments) {
        match(parameter, with: argument, open)
      }
    default: break
    }
  }

  /// Whether a type has an initializer that takes a key, so that `.init("a")` is one.
  private func isMadeOfKey(_ type: TypeExpression) -> Bool {
    guard case .named(let path, []) = type else { return false }
    return inference.program.members("init", of: path).contains { symbol in
      symbol.function?.parameters.contains { Localizable($0.type) != nil } == true
    }
  }

  /// The declared result of the call; its own generic parameters are marked with `$`.
  var declaredResult: TypeExpression {
    let candidate = overload.candidate
    if let known = candidate.result { return known }
    guard let result = candidate.function.result else { return .unknown }
    var known = candidate.generics
    for generic in candidate.function.generics { known[generic.name] = .named("$\(generic.name)") }
    return inference.program.canonical(result, in: candidate.owner, generics: known)
  }

  /// A type with what is known in the place of the names that are marked with `$`.
  func replaced(in declared: TypeExpression) -> TypeExpression {
    declared.mapNames { name, arguments in
      name.hasPrefix("$") ? bound[String(name.dropFirst())] ?? .unknown : .named(name, arguments)
    }
  }

  /// A parameter's type after earlier arguments have determined its generics; nil if they have not.
  func type(ofParameter parameter: Int) -> TypeExpression? {
    guard !bound.isEmpty else { return nil }
    let candidate = overload.candidate
    var known = candidate.generics.merging(bound) { $1 }
    for generic in candidate.function.generics where known[generic.name] == nil {
      known[generic.name] = .unknown
    }
    return inference.program.canonical(
      candidate.function.parameters[parameter].type, in: candidate.owner, generics: known)
  }

  /// Binds the generic parameters of a function, or of the type it makes, by an argument.
  mutating func bind(
    _ parameter: Int, by argument: Expression, _ environment: Environment
  ) {
    let function = overload.candidate.function
    let open = Set(function.generics.map(\.name))
      .union(overload.candidate.generics.filter { $0.value == .unknown }.keys)
    guard !open.isEmpty else { return }
    let declared = function.parameters[parameter].type.unwrapped
    switch declared {
    case .named(let name, _) where open.contains(name) && bound[name] == nil:
      let isFraction = function.generics.contains {
        $0.name == name && Self.fractions.contains($0.constraint?.name ?? "")
      }
      bound[name] =
        isFraction && argument.isNumber
        ? .named("Double") : inference.type(of: argument, environment)
    case .array(.named(let name, _)) where open.contains(name) && bound[name] == nil:
      bound[name] = inference.program.element(of: inference.type(of: argument, environment))
    case .named("Binding", let arguments):
      guard case .named(let name, _)? = arguments.first, open.contains(name) else { return }
      if case .named("Binding", let wrapped) = inference.type(of: argument, environment) {
        bound[name] = wrapped.first
      }
    case .named(let path, let arguments) where path.hasSuffix("KeyPath") && arguments.count == 2:
      guard case .named(let name, []) = arguments[1], open.contains(name), bound[name] == nil else {
        return
      }
      let root = inference.program.canonical(
        arguments[0], in: overload.candidate.owner, generics: overload.candidate.generics)
      let value = inference.type(ofPath: argument, from: root)
      guard value != .unknown else { return }
      bound[name] = value
      areExpected = true
    case .function(_, .named(let name, _)), .function(_, .optional(.named(let name, _))),
      .function(_, .array(.named(let name, _))):
      guard open.contains(name), case .closure(let closure) = argument else { return }
      bound[name] = result(of: closure, parameter, declared, environment)
    default: break
    }
  }

  /// The arguments that the result of a closure determines.
  private func result(
    of closure: Closure, _ parameter: Int, _ declared: TypeExpression, _ environment: Environment
  ) -> TypeExpression {
    var inside = environment
    let type = type(ofParameter: parameter) ?? overload.types[parameter]
    if case .function(let parameters, _) = type.unwrapped {
      inference.names.bind(parameters, of: closure, &inside)
    }
    let result = inference.value(of: closure.body, inside)
    return switch declared {
    case .function(_, .optional): result.unwrapped
    case .function(_, .array): inference.program.element(of: result)
    default: result
    }
  }

  /// Protocols of fractions: a literal number that is one is a `Double`.
  private static let fractions: Set<String> = ["FloatingPoint", "BinaryFloatingPoint"]
}

extension TypeExpression {
  /// Whether an element of a tuple is localizable.
  fileprivate var isTupleOfKeys: Bool {
    guard case .tuple(let elements) = unwrapped else { return false }
    return elements.contains { Localizable($0.type) != nil }
  }

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
