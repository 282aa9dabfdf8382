extension Checker {
  /// The type of a name that is used as a value.
  mutating func type(ofName name: String, _ environment: Environment) -> TypeExpression {
    if let local = type(ofLocal: name, environment) { return local }
    switch name {
    case "self", "Self", "super": return environment.owner.map { .named($0) } ?? .unknown
    default: break
    }
    // One mark only: a name of a million marks would otherwise be followed as deep.
    if name.hasPrefix("$"), let first = name.dropFirst().first, first != "$", !first.isNumber {
      return .named("Binding", [type(ofName: String(name.dropFirst()), environment)])
    }
    if let found = variable(named: name, environment) { return type(of: found) }
    if name.hasPrefix("_"),
      let wrapped = variable(named: String(name.dropFirst()), environment),
      let wrapper = wrapped.variable?.attributes.first?.name
    {
      return .named(wrapper, [type(of: wrapped)])
    }
    if name == "rawValue", let owner = environment.owner {
      return rawType(of: .named(owner)) ?? .unknown
    }
    return .unknown
  }

  /// The property or global that a bare name means.
  func variable(named name: String, _ environment: Environment) -> Symbol? {
    var scope = environment.owner
    while let path = scope {
      let found = program.members(name, of: path).filter { $0.variable != nil }
      if let symbol = nearest(found) { return symbol }
      scope = path.enclosingPath
    }
    return nearest(program.globals(name).filter { $0.variable != nil })
  }

  /// The declaration in this file, if there are several.
  func nearest(_ symbols: [Symbol]) -> Symbol? {
    symbols.first { $0.file == file } ?? symbols.first
  }

  /// The type of a property, inferred from its first value if it is not written.
  mutating func type(
    of symbol: Symbol, generics: [String: TypeExpression] = [:]
  ) -> TypeExpression {
    guard let variable = symbol.variable else { return .unknown }
    if let type = variable.type {
      return program.canonical(type, in: symbol.owner, generics: generics)
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

  /// The type of a property by the arguments of its property wrapper.
  private mutating func type(
    ofValueIn attribute: Attribute, _ environment: Environment
  ) -> TypeExpression {
    if attribute.name == "Environment", let first = attribute.arguments.first {
      if case .member(let base?, "self") = first.value {
        return reference(base, environment) ?? .unknown
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
  private mutating func type(ofKey name: String) -> TypeExpression {
    var values: Set<TypeExpression> = []
    for key in program.members(named: name) where key.isStatic && !key.isApple {
      guard key.variable != nil, case .named(_, let arguments) = type(of: key) else { continue }
      if arguments.count == 1 { values.insert(arguments[0]) }
    }
    return values.count == 1 ? values.first ?? .unknown : .unknown
  }

  /// The type of the property at a key path, `\.a.b`.
  private mutating func type(
    ofPath path: Expression, from root: TypeExpression
  ) -> TypeExpression {
    var names: [String] = []
    var rest: Expression? = path
    while case .member(let base, let name)? = rest {
      names.append(name)
      rest = base
    }
    var type = root
    switch rest {
    case nil: break
    case .type(let written)?: type = program.canonical(written, in: nil)
    default: return .unknown
    }
    for name in names.reversed() {
      let found = symbols(name, of: type).filter { $0.symbol.variable != nil }
      guard let (symbol, generics) = found.first(where: { $0.symbol.file == file }) ?? found.first
      else { return .unknown }
      type = self.type(of: symbol, generics: generics)
    }
    return type
  }

  /// The type that an expression names: `Foo`, `Foo.Bar`, `[Int]`, `Self`.
  func reference(_ expression: Expression, _ environment: Environment) -> TypeExpression? {
    switch expression {
    case .type(let type): return canonical(type, environment)
    case .name("Self"): return environment.owner.map { .named($0) }
    case .name(let name):
      guard !environment.holds(name) else { return nil }
      if let generic = environment.generics[name] { return generic }
      if let info = program.type(named: name, in: environment.owner) {
        if variable(named: name, environment) != nil, info.path != name { return nil }
        return canonical(.named(name), environment)
      }
      return name.first?.isUppercase == true ? .named(name) : nil
    case .array(let elements) where elements.count == 1:
      return elements.first.flatMap { reference($0, environment) }.map { .array($0) }
    case .dictionary(let pairs) where pairs.count == 1:
      guard let pair = pairs.first, let key = reference(pair.key, environment),
        let value = reference(pair.value, environment)
      else { return nil }
      return .dictionary(key, value)
    case .member(let base?, "self"), .member(let base?, "Type"):
      return reference(base, environment)
    case .member(let base?, let name):
      guard let outer = reference(base, environment) else { return nil }
      guard case .named(let path, _) = outer else { return nil }
      if program.type(at: "\(path).\(name)") != nil {
        return canonical(.named("\(path).\(name)"), environment)
      }
      return Frameworks.known.qualifiers.contains(path) && program.type(at: name) != nil
        ? .named(name) : nil
    default: return nil
    }
  }

  /// The type of `base.name`.
  mutating func type(
    ofMember name: String, _ base: Expression?, _ environment: Environment
  ) -> TypeExpression {
    guard let base else { return .unknown }
    if let type = reference(base, environment) {
      if name == "self" { return type }
      let found = symbols(name, of: type).filter { $0.symbol.isStatic }
      for (symbol, generics) in found {
        if let function = symbol.function {
          if function.kind == .enumCase { return type }
        } else {
          return self.type(of: symbol, generics: generics)
        }
      }
      if name == "shared" || name == "default" || name == "current" || name == "main" {
        return type
      }
      return .unknown
    }
    let type = type(of: base, environment)
    let result = self.type(
      ofMember: name, of: type.unwrapped, isInherited: isInherited(base, environment))
    return isChained(base) ? optional(result) : result
  }

  /// Whether it is a property of a controller or a view in UIKit or AppKit: `navigationItem`.
  private func isInherited(_ value: Expression, _ environment: Environment) -> Bool {
    let name: String
    switch value {
    case .name(let plain): name = plain
    case .member(.name("self")?, let member): name = member
    case .unwrap(let inner), .chain(let inner): return isInherited(inner, environment)
    default: return false
    }
    guard let owner = environment.owner, !environment.holds(name),
      variable(named: name, environment) == nil
    else { return false }
    return program.conforms(owner, to: Frameworks.known.shownBases)
  }

  private mutating func type(
    ofMember name: String, of base: TypeExpression, isInherited: Bool = false
  ) -> TypeExpression {
    if case .tuple(let elements) = base {
      if let index = Int(name), elements.indices.contains(index) { return elements[index].type }
      if let element = elements.first(where: { $0.label == name }) { return element.type }
    }
    let found = symbols(name, of: base).filter { $0.symbol.variable != nil }
    if let (symbol, generics) = found.first(where: { $0.symbol.file == file }) ?? found.first {
      return type(of: symbol, generics: generics)
    }
    if case .named("Binding", let arguments) = base, let bound = arguments.first {
      return .named("Binding", [type(ofMember: name, of: bound)])
    }
    if let wrapper = wrapper(name, of: base) { return wrapper }
    if name == "rawValue", let raw = rawType(of: base) { return raw }
    return type(ofAnyMember: name, of: base, isInherited: isInherited)
  }

  /// The wrapper of a property of a type that is called like it with an underscore.
  private mutating func wrapper(_ name: String, of base: TypeExpression) -> TypeExpression? {
    guard name.hasPrefix("_") else { return nil }
    for (symbol, generics) in symbols(String(name.dropFirst()), of: base) {
      guard let wrapper = symbol.variable?.attributes.first?.name else { continue }
      return .named(wrapper, [type(of: symbol, generics: generics)])
    }
    return nil
  }

  /// The raw type of an enumeration: the first in its list.
  private func rawType(of type: TypeExpression) -> TypeExpression? {
    guard case .named(let path, _) = type, let info = program.type(at: path),
      info.kind == .enumeration, let first = info.inherits.first
    else { return nil }
    let raw = program.canonical(first.type, in: first.context, generics: [:])
    return Specifiers.byType[raw.name ?? ""] != nil || raw.name == "String" ? raw : nil
  }

  /// The common type of all properties with a name; the base is unknown.
  private mutating func type(
    ofAnyMember name: String, of base: TypeExpression, isInherited: Bool
  ) -> TypeExpression {
    var common: TypeExpression?
    var isPossible = false
    // A value has no static members: `size.int` is not `LocalizationValue.Placeholder.int`.
    for symbol in program.members(named: name) where symbol.variable != nil && !symbol.isStatic {
      var generics: [String: TypeExpression] = ["Element": .unknown, "Self": .unknown]
      for name in symbol.owner.flatMap({ program.type(at: $0) })?.generics ?? [] {
        generics[name] = .unknown
      }
      let type = type(of: symbol, generics: generics)
      guard type.unwrapped != .unknown else { continue }
      if !type.holdsLocalizable || !isInherited && mayHave(base, symbol) {
        if symbol.file == file { return type }
        isPossible = true
      }
      if let common, common != type { return .unknown }
      common = type
    }
    return isPossible ? common ?? .unknown : .unknown
  }

  /// Whether a value of a type without a localizable property may have this one.
  ///
  /// Strings of UIKit and AppKit have the names of Apple's localizable properties (`subtitle`); a
  /// known type has the project's property only from a protocol, or from the type that it wraps.
  private func mayHave(_ base: TypeExpression, _ symbol: Symbol) -> Bool {
    guard !symbol.isApple else { return false }
    guard case .named(_, []) = base else { return true }
    let owner = symbol.owner.flatMap { program.type(at: $0) }
    return owner.map { $0.kind == .protocol || $0.isForeign } ?? false
  }

  /// The members of a type with a name, with the arguments of its generic parameters.
  func symbols(
    _ name: String, of type: TypeExpression
  ) -> [(symbol: Symbol, generics: [String: TypeExpression])] {
    let path: String
    var generics: [String: TypeExpression] = [:]
    switch type {
    case .named(let named, let arguments):
      path = named
      for (name, argument) in zip(program.type(at: named)?.generics ?? [], arguments) {
        generics[name] = argument
      }
    case .array(let element):
      path = "Array"
      generics["Element"] = element
    case .dictionary(let key, let value):
      path = "Dictionary"
      generics["Key"] = key
      generics["Value"] = value
    case .optional(let wrapped):
      path = "Optional"
      generics["Wrapped"] = wrapped
    default: return []
    }
    for name in program.type(at: path)?.generics ?? [] where generics[name] == nil {
      generics[name] = .unknown
    }
    if generics["Element"] == nil {
      let element = program.element(of: type)
      if element != .unknown { generics["Element"] = element }
    }
    generics["Self"] = type
    return program.members(name, of: path).map { ($0, generics) }
  }

  /// The types of a localizable subscript's parameters for each argument of `base[arguments]`.
  mutating func parameters(
    ofElement base: Expression, _ arguments: [Argument], _ environment: Environment
  ) -> [TypeExpression?] {
    let unknown: [TypeExpression?] = arguments.map { _ in nil }
    guard arguments.contains(where: { $0.value.isTextual }) else { return unknown }
    let type = reference(base, environment) ?? type(of: base, environment).unwrapped
    let tier = symbols("subscript", of: type).compactMap { symbol, generics in
      symbol.function.map {
        Candidate(function: $0, owner: symbol.owner, isApple: symbol.isApple, generics: generics)
      }
    }
    let call = Call(callee: base, arguments: arguments, place: Place(line: 0, column: 0))
    guard let chosen = best(of: tier, call, nil, environment) else { return unknown }
    return chosen.mapping.map { chosen.types[$0] }
  }

  /// The type of `base[arguments]`.
  mutating func type(
    ofElement base: Expression, _ arguments: [Argument], _ environment: Environment
  ) -> TypeExpression {
    let type = type(of: base, environment).unwrapped
    let index = arguments.first.map { self.type(of: $0.value, environment) }
    let result: TypeExpression
    switch (type, index) {
    case (.array, .named("Range", _)?): result = type
    case (.array(let element), _): result = element
    case (.dictionary(_, let value), _):
      result = arguments.count > 1 ? value : .optional(value)
    default:
      guard
        let (symbol, generics) = symbols("subscript", of: type).first(where: {
          $0.symbol.function?.parameters.count == arguments.count
        }), let declared = symbol.function?.result
      else { return .unknown }
      result = program.canonical(declared, in: symbol.owner, generics: generics)
    }
    return isChained(base) ? optional(result) : result
  }
}
