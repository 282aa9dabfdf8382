/// The types of variables, by their names.
extension Inference {
  /// The type of a name that is used as a value.
  func type(ofName name: String, _ environment: Environment) -> TypeExpression {
    if let local = type(ofLocal: name, environment) { return local }
    switch name {
    case "self", "Self", "super": return environment.owner.map { .named($0) } ?? .unknown
    default: break
    }
    // One mark only: a name of a million marks would otherwise be followed as deep.
    if name.hasPrefix("$"), let first = name.dropFirst().first, first != "$", !first.isNumber {
      return .named("Binding", [type(ofName: String(name.dropFirst()), environment)])
    }
    if let found = names.variable(named: name, environment) { return type(of: found) }
    if name.hasPrefix("_"),
      let wrapped = names.variable(named: String(name.dropFirst()), environment),
      let wrapper = wrapped.variable?.attributes.first?.name
    {
      return .named(wrapper, [type(of: wrapped)])
    }
    if name == "rawValue", let owner = environment.owner {
      return names.rawType(of: .named(owner)) ?? .unknown
    }
    return .unknown
  }

  /// The type of a local name; `.unknown` if only its existence is known.
  func type(ofLocal name: String, _ environment: Environment) -> TypeExpression? {
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

  /// The type of a property, inferred from its first value if it is not written.
  func type(
    of symbol: Symbol, generics: [String: TypeExpression] = [:]
  ) -> TypeExpression {
    guard let variable = symbol.variable else { return .unknown }
    if let type = variable.type {
      let declared = program.canonical(type, in: symbol.owner, generics: generics)
      guard let owner = symbol.owner else { return declared }
      return constrained(program.nested(declared, in: owner, generics), in: owner)
    }
    let identity = ObjectIdentifier(symbol)
    if let known = inferred[identity] { return known ?? .unknown }
    inferred[identity] = .some(nil)
    let environment = Environment(owner: symbol.owner)
    var type: TypeExpression = .unknown
    if let initial = variable.initial {
      let places = calls
      calls = [:]
      type = self.type(of: initial, environment)
      calls = places
    } else {
      for attribute in variable.attributes where type == .unknown {
        type = self.type(ofValueIn: attribute, environment)
      }
    }
    inferred[identity] = type
    return type
  }

  /// The type of a member in which generic parameters whose arguments are not known are the run's
  /// protocols that constrain them, as in the type itself.
  private func constrained(_ type: TypeExpression, in owner: String) -> TypeExpression {
    guard let constraints = program.type(at: owner)?.constraints, !constraints.isEmpty else {
      return type
    }
    return type.mapNames { name, arguments in
      guard arguments.isEmpty, let constraint = constraints[name] else {
        return .named(name, arguments)
      }
      let bound = program.canonical(constraint, in: owner)
      let isOwn = bound.name.flatMap { program.type(at: $0) }.map { !$0.isApple } ?? false
      return isOwn ? bound : .named(name)
    }
  }

  /// The type of a property by the arguments of its property wrapper.
  private func type(
    ofValueIn attribute: Attribute, _ environment: Environment
  ) -> TypeExpression {
    if attribute.name == "Environment", let first = attribute.arguments.first {
      if case .member(let base?, "self") = first.value {
        return names.reference(base, environment) ?? .unknown
      }
      return type(ofPath: first.value, from: .named("EnvironmentValues"))
    }
    if let value = attribute.arguments.first(where: \.isWrappedValue) {
      return type(of: value.value, environment)
    }
    guard case .member(nil, let key)? = attribute.arguments.first?.value else { return .unknown }
    return type(ofKey: key)
  }

  /// The type of the values of a key: `@Default(.count)` wraps an `Int` if some type has `static
  /// let count = Key<Int>("count", default: 0)`, and no other key has the name.
  private func type(ofKey name: String) -> TypeExpression {
    var values: Set<TypeExpression> = []
    for key in program.members(named: name) where key.isStatic && !key.isApple {
      guard key.variable != nil, case .named(_, let arguments) = type(of: key) else { continue }
      if arguments.count == 1 { values.insert(arguments[0]) }
    }
    return values.count == 1 ? values.first ?? .unknown : .unknown
  }

  /// The type of the property at a key path, `\.a.b`.
  func type(
    ofPath path: Expression, from root: TypeExpression
  ) -> TypeExpression {
    var components: [String] = []
    var rest: Expression? = path
    while case .member(let base, let name)? = rest {
      components.append(name)
      rest = base
    }
    var type = root
    switch rest {
    case nil: break
    case .type(let written)?: type = program.canonical(written, in: nil)
    default: return .unknown
    }
    for name in components.reversed() {
      let found = names.symbols(name, of: type).filter { $0.symbol.variable != nil }
      guard
        let (symbol, generics) = found.first(where: { $0.symbol.file == names.file }) ?? found.first
      else { return .unknown }
      type = self.type(of: symbol, generics: generics)
    }
    return type
  }
}
