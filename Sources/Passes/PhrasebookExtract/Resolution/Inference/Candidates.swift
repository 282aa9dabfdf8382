/// The functions that a call may mean: a call and the code around it in, `Candidate` values out.
struct Candidates {
  let inference: Inference

  var names: NameLookup { inference.names }
  var program: Program { inference.program }

  /// The functions that a call may mean, the nearest first; the first tier that fits wins.
  func tiers(
    for call: Call, _ expected: TypeExpression?, _ environment: Environment
  ) -> [[Candidate]] {
    switch call.callee {
    case .name(let name) where call.isMacro: return [macros(name)]
    case .name(let name) where name.isOperator: return [operators(name)]
    case .name(let name): return named(name, expected, environment)
    case .member(nil, let name): return implicit(name, call, expected)
    case .member(let base?, let name): return members(name, of: base, expected, environment)
    case .type(let type): return [initializers(of: names.canonical(type, environment))]
    case .array, .dictionary:
      return names.reference(call.callee, environment).map { [initializers(of: $0)] } ?? []
    case .unwrap(let value), .chain(let value):
      var inner = call
      inner.callee = value
      return tiers(for: inner, expected, environment)
    default: return closures(inference.type(of: call.callee, environment))
    }
  }

  private func macros(_ name: String) -> [Candidate] {
    program.globals(name).compactMap { candidate($0, generics: [:], base: nil) }
      .filter { $0.function.kind == .macro }
  }

  /// The candidates of an operator: functions at the top of a file, and static ones of any type.
  private func operators(_ name: String) -> [Candidate] {
    (program.globals(name) + program.members(named: name).filter(\.isStatic))
      .compactMap { candidate($0, generics: [:], base: nil) }
  }

  /// `name(…)`: a local function, a method of a type around, a global one, or an initializer.
  private func named(
    _ name: String, _ expected: TypeExpression?, _ environment: Environment
  ) -> [[Candidate]] {
    var tiers: [[Candidate]] = []
    let local = environment.functions(named: name)
    if !local.isEmpty {
      tiers.append(
        local.map { function in
          var local = Candidate(function: function, owner: environment.owner, isApple: false)
          // The result of a generic function follows from its arguments.
          if function.generics.isEmpty {
            local.result = function.result.map { names.canonical($0, environment) } ?? .tuple([])
          }
          return local
        })
    }
    if let type = inference.type(ofLocal: name, environment) { tiers += closures(type) }
    for path in environment.scopes {
      tiers.append(
        program.members(name, of: path).compactMap {
          candidate($0, generics: [:], base: .named(path))
        })
      if !environment.holds(name) {
        for symbol in program.members(name, of: path) where symbol.variable != nil {
          tiers += closures(inference.type(of: symbol))
        }
      }
    }
    let globals = program.globals(name)
    tiers.append(globals.compactMap { candidate($0, generics: [:], base: nil) })
    if !environment.holds(name) {
      for symbol in globals where symbol.variable != nil {
        tiers += closures(inference.type(of: symbol))
      }
    }
    if let type = names.reference(.name(name), environment) {
      tiers.append(initializers(of: type.specialized(like: expected?.unwrapped)))
    }
    return tiers
  }

  /// `.name(…)`: a case, static function or initializer of the expected type.
  private func implicit(
    _ name: String, _ call: Call, _ expected: TypeExpression?
  ) -> [[Candidate]] {
    if name == "init" { return implicitInitializers(call, expected?.unwrapped) }
    guard let expected = expected?.unwrapped, expected != .unknown else { return [anyStatic(name)] }
    let own = names.symbols(name, of: expected).compactMap { symbol, generics -> Candidate? in
      symbol.isStatic ? candidate(symbol, generics: generics, base: expected) : nil
    }
    return own.isEmpty ? [anyStatic(name, of: expected)] : [own]
  }

  /// `.init(…)`; if the type is not known, its labels may still be those of a resource.
  private func implicitInitializers(
    _ call: Call, _ expected: TypeExpression?
  ) -> [[Candidate]] {
    let labels = call.arguments.map(\.label)
    let beside = labels.dropFirst().contains { Self.resourceLabels.contains($0 ?? "") }
    let resource: TypeExpression = .named("LocalizedStringResource")
    switch expected {
    case nil, .unknown?:
      if labels.first == "localized" { return [initializers(of: .named("String"))] }
      return beside && labels.first == .some(nil) ? [initializers(of: resource)] : []
    case .named("LocalizedStringKey", _)? where beside && labels.first != "localized":
      // At a title, `.init` with a table, comment or default value is a resource (apple-apis 3.1).
      return [initializers(of: resource)]
    case .array(let element)?:
      // A result builder gives an array of what its expressions are.
      return [initializers(of: .array(element)), initializers(of: element)]
    case let expected?:
      let own = initializers(of: expected)
      // Beside a text that is looked up already: `Text(title ?? .init(localized: "None"))`.
      if labels.first == "localized" {
        return [own, initializers(of: .named("String"))]
      }
      guard own.isEmpty, expected.name.map({ program.type(at: $0) == nil }) == true else {
        return [own]
      }
      return beside && labels.first == .some(nil) ? [initializers(of: resource)] : []
    }
  }

  private static let resourceLabels: Set<String> = [
    "table", "bundle", "comment", "locale", "defaultValue",
  ]

  /// The cases and static functions of a name, if the type is not known, or not all of it.
  ///
  /// A type that only a package declares has members of Apple's types by their protocols only:
  /// `.custom("x")` is not the case of `RotorType` there.
  private func anyStatic(_ name: String, of type: TypeExpression? = nil) -> [Candidate] {
    let isForeign = type?.name.map { program.type(at: $0)?.isForeign ?? true } ?? false
    return program.members(named: name).filter(\.isStatic).compactMap { symbol in
      let owner = symbol.owner.flatMap { program.type(at: $0) }
      if isForeign, symbol.isApple, owner?.kind != .protocol { return nil }
      return candidate(symbol, generics: [:], base: symbol.owner.map { .named($0) })
    }
  }

  /// `base.name(…)`.
  private func members(
    _ name: String, of base: Expression, _ expected: TypeExpression?, _ environment: Environment
  ) -> [[Candidate]] {
    if let type = names.reference(base, environment) {
      if name == "init" { return [initializers(of: type)] }
      if let path = type.name, program.type(at: "\(path).\(name)") != nil {
        return [initializers(of: .named("\(path).\(name)"))]
      }
      if let path = type.name, Frameworks.known.qualifiers.contains(path),
        program.type(at: name) != nil
      {
        return [initializers(of: .named(name))]
      }
      var found = names.symbols(name, of: type).compactMap { symbol, generics in
        candidate(symbol, generics: generics, base: type)
      }
      for (symbol, generics) in names.symbols(name, of: type) where symbol.variable != nil {
        found += closures(inference.type(of: symbol, generics: generics)).flatMap { $0 }
      }
      return [found]
    }
    let whole = inference.type(of: base, environment)
    let type = whole.unwrapped
    if name == "init", base == .name("self") { return [initializers(of: type)] }
    let isText = Localizable(expected) != nil && (name == "map" || name == "flatMap")
    if case .optional = whole, !base.isChained || isText {
      // `optional.map { … }`, which a chain would have unwrapped first, but for one in parentheses:
      // `(owner?.name).map { … }` gives a text, which the characters of a name do not.
      let own = names.symbols(name, of: whole).compactMap { symbol, generics in
        candidate(symbol, generics: generics, base: whole)
      }
      if !own.isEmpty { return [own] }
    }
    var own: [Candidate] = []
    for (symbol, generics) in names.symbols(name, of: type) {
      if let found = candidate(symbol, generics: generics, base: type) {
        own.append(found)
      } else {
        own += closures(inference.type(of: symbol, generics: generics)).flatMap { $0 }
      }
    }
    if !own.isEmpty { return [own] }
    if let path = type.name, let info = program.type(at: path) {
      // A known type without such a member; only members that the SDK adds may be missing here.
      guard info.isApple || info.isForeign || names.isView(path) else { return [] }
    }
    return anyMethod(name)
  }

  /// Methods of a name if the base is not known: the SDK's and those that extend it first.
  private func anyMethod(_ name: String) -> [[Candidate]] {
    var near: [Candidate] = []
    var far: [Candidate] = []
    for symbol in program.members(named: name) where !symbol.isStatic {
      guard let found = candidate(symbol, generics: [:], base: symbol.owner.map { .named($0) })
      else { continue }
      let extendsSDK = symbol.owner.flatMap { program.type(at: $0) }.map {
        $0.isApple || $0.kind == .protocol || $0.kind == .extension
      }
      if extendsSDK == true { near.append(found) } else { far.append(found) }
    }
    return [near, far]
  }
}
