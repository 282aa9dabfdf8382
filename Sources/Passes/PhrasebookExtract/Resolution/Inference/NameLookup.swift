/// Looks names up in the code of one file: a name, or an expression that names something, and the
/// code around it in; the declaration or the type out.
///
/// Nothing here needs the type of a value: `Inference` finds those.
struct NameLookup {
  let program: Program
  /// The file, as an index into the run; its own declarations come first.
  let file: Int

  /// A type as written at some point, with full paths.
  func canonical(_ type: TypeExpression, _ environment: Environment) -> TypeExpression {
    program.canonical(type, in: environment.owner, generics: environment.generics)
  }

  /// The property or global that a bare name means.
  func variable(named name: String, _ environment: Environment) -> Symbol? {
    guard program.kinds(of: name).hasMember else { return globalVariable(named: name) }
    for path in environment.scopes {
      let found = program.members(name, of: path).filter { $0.variable != nil }
      if let symbol = nearest(found) { return symbol }
    }
    return globalVariable(named: name)
  }

  private func globalVariable(named name: String) -> Symbol? {
    nearest(program.globals(name).filter { $0.variable != nil })
  }

  /// The declaration in this file, if there are several.
  func nearest(_ symbols: [Symbol]) -> Symbol? {
    symbols.first { $0.file == file } ?? symbols.first
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

  /// The members of a type with a name, with the arguments of its generic parameters.
  func symbols(
    _ name: String, of type: TypeExpression
  ) -> [(symbol: Symbol, generics: [String: TypeExpression])] {
    let path: String
    var generics: [String: TypeExpression] = [:]
    switch type {
    case .named(let named, let arguments):
      path = named
      generics = program.generics(of: named, arguments)
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

  /// Whether a type is a view, a scene or the like, whose modifiers return one again.
  func isView(_ path: String) -> Bool {
    program.conforms(path, to: Frameworks.known.chainingProtocols)
  }

  /// The raw type of an enumeration: the first in its list.
  func rawType(of type: TypeExpression) -> TypeExpression? {
    guard case .named(let path, _) = type, let info = program.type(at: path),
      info.kind == .enumeration, let first = info.inherits.first
    else { return nil }
    let raw = program.canonical(first.type, in: first.context, generics: [:])
    let isKnown = Specifiers.byType[raw.name ?? ""] != nil || raw.name == "String"
    return isKnown || Localizable(raw) != nil ? raw : nil
  }

  /// Whether it is a property of a controller or a view in UIKit or AppKit: `navigationItem`.
  func isInherited(_ value: Expression, _ environment: Environment) -> Bool {
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

  /// Whether a name looks like a type's and is not declared: it may be a function's, or a number
  /// type's.
  func isForeign(_ type: TypeExpression) -> Bool {
    guard case .named(let path, _) = type.unwrapped else { return false }
    return !Specifiers.objects.contains(path) && program.type(at: path)?.isKnown != true
  }

  /// Binds a closure's parameters, named or `$0`, to the types that its context gives.
  func bind(
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
}
