import Phrasebook

extension Checker {
  /// A call: its arguments are held against the parameters of what it means.
  mutating func check(
    _ call: Call, _ expected: TypeExpression?, _ environment: Environment
  ) {
    if case .optional(let type)? = expected, let value = call.wrapped {
      return check(value, type, environment)
    }
    let outer = context
    defer { context = outer }
    context = SiteContext()
    checkCallee(of: call, expected, environment)
    if let form = functions.form(of: call) {
      check(call, as: form, environment)
      return
    }
    if coerces(call, expected, environment) { return }
    noteLookUp(by: call)
    let all = call.arguments + call.trailing
    guard !all.allSatisfy({ isQuiet($0.value) }) else { return }
    noteShown(in: call)
    let chosen = choose(call, expected, environment)
    if hasOtherInterface, chosen.map({ isOfInterface($0.candidate) }) ?? true {
      for argument in all { check(argument.value, nil, environment) }
      return
    }
    guard let chosen else {
      let titles = conventional(call, environment)
      for (index, argument) in all.enumerated() {
        let isTitle = titles.contains(index) && fits(argument.value, isRivalled: true, environment)
        context = SiteContext()
        if isTitle {
          context.bundle = call.arguments.first { $0.label == "bundle" }?.value.written
        }
        check(argument.value, isTitle ? .named("LocalizedStringKey") : nil, environment)
      }
      return
    }
    let roles = chosen.candidate.isApple ? roles(of: call, chosen, environment) : nil
    var others = SiteContext()
    let function = chosen.candidate.function
    others.isPassedOn =
      roles == nil
      && (function.namesBundle || function.parameters.contains { $0.label == "bundle" })
    let given = generics(of: chosen, giving: expected)
    var generics = given
    for (index, argument) in all.enumerated() {
      if let roles, roles.others.contains(index) {
        checkInterpolations(argument.value, environment)
        continue
      }
      context = index == roles?.key ? roles?.context ?? others : others
      let parameter = chosen.mapping[index]
      if case .closure = argument.value {
        component = component(
          ofBuilder: function.parameters[parameter].builder, in: chosen.candidate.owner)
      }
      var type = chosen.types[parameter]
      if let bound = substitute(chosen, parameter, generics) {
        if !given.isEmpty || Localizable(bound) == nil || Localizable(type) != nil { type = bound }
      }
      check(argument, of: call, type: type, chosen, environment)
      bindGenerics(chosen, parameter, argument.value, environment, &generics)
    }
  }

  /// True for what Apple's views and their modifiers offer.
  private func isOfInterface(_ candidate: Candidate) -> Bool {
    candidate.isApple && (candidate.owner.map { $0 == "View" || isView($0) } ?? false)
  }

  /// One argument where its parameter's type is expected, if the whole of it can be of that type.
  private mutating func check(
    _ argument: Argument, of call: Call, type: TypeExpression, _ chosen: Chosen,
    _ environment: Environment
  ) {
    let value = argument.value
    if Localizable(type) != nil, !fits(value, isRivalled: chosen.isRivalled, environment) {
      check(value, nil, environment)
      noteHardCoded(argument, of: call)
      noteOpen(value, type, chosen, environment)
    } else {
      check(value, type, environment)
      if hasLocalizableTwin(chosen, for: argument) { noteHardCoded(argument, of: call) }
      noteOpen(value, type, chosen, environment)
    }
  }

  /// What the callee itself holds: the base of a method, a closure that is called at once.
  private mutating func checkCallee(
    of call: Call, _ expected: TypeExpression?, _ environment: Environment
  ) {
    switch call.callee {
    case .closure: check(call.callee, .function([], expected ?? .unknown), environment)
    case .member(let base?, let name):
      let wasHidden = isHidden
      defer { isHidden = wasHidden }
      if name == "hidden", call.arguments.isEmpty, call.trailing.isEmpty { isHidden = true }
      check(base, elements(of: base, in: call, environment), environment)
    case .name, .type, .member(nil, _): break
    default: check(call.callee, nil, environment)
    }
  }

  /// `LocalizedStringKey("…")`: a literal coercion, not a call (SE-0213).
  private mutating func coerces(
    _ call: Call, _ expected: TypeExpression?, _ environment: Environment
  ) -> Bool {
    guard call.arguments.count == 1, let argument = call.arguments.first else { return false }
    var target: TypeExpression?
    switch (call.callee, argument.label) {
    case (.member(let base?, "init"), "stringLiteral"): target = reference(base, environment)
    case (.member(nil, "init"), "stringLiteral"): target = expected
    case (_, nil), (_, "stringLiteral"): target = reference(call.callee, environment)
    default: return false
    }
    guard let target, Localizable(target) != nil else { return false }
    if case .string = argument.value {
      check(argument.value, target, environment)
      return true
    }
    let isResource = target.name.map(Localizable.resources.contains) == true
    guard argument.label == "stringLiteral" || !isResource else { return false }
    let type = type(of: argument.value, environment).unwrapped
    check(argument.value, nil, environment)
    if type == .named("String") || type == .unknown, !argument.value.isAggregate {
      open.append(
        OpenSite(table: "Localizable", reason: reason(for: argument.value), place: call.place))
    }
    return true
  }

  /// `bundle.localizedString(forKey: key, …)`, as wrappers write it, asks for a key that is known at
  /// run time only.
  private mutating func noteLookUp(by call: Call) {
    guard let key = call.lookedUpKey, !key.isTextual else { return }
    open.append(OpenSite(table: nil, reason: reason(for: key), place: call.place))
  }

  /// `.init(variable)` and `String.LocalizationValue(variable)` make a key at run time.
  private mutating func noteOpen(
    _ value: Expression, _ type: TypeExpression, _ chosen: Chosen, _ environment: Environment
  ) {
    guard Localizable(type) != nil, case .call(let call) = value,
      case .member(nil, "init") = call.callee, let argument = call.arguments.first,
      argument.label == nil, !argument.value.isTextual
    else { return }
    open.append(
      OpenSite(table: "Localizable", reason: reason(for: argument.value), place: call.place))
  }

  /// Why a key cannot be known.
  func reason(for value: Expression) -> Phrase {
    switch value {
    case .operation: "the key is put together at run time"
    case .string: "the key has an interpolation"
    case .ternary, .coalesce, .conditional: "the key is chosen at run time"
    case .call: "the key is the result of a call"
    default: "the key is a variable"
    }
  }

  private mutating func checkInterpolations(_ value: Expression, _ environment: Environment) {
    context = SiteContext()
    check(value, nil, environment)
  }

  // MARK: Types of calls

  /// What a call gives.
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

  /// The result that a candidate's declaration says; its own generic parameters are marked with
  /// `$`.
  private func declaredResult(of candidate: Candidate) -> TypeExpression {
    guard let result = candidate.function.result else { return .unknown }
    var known = candidate.generics
    for generic in candidate.function.generics { known[generic.name] = .named("$\(generic.name)") }
    return program.canonical(result, in: candidate.owner, generics: known)
  }

  /// A parameter's type once earlier arguments have told what its generics are.
  private func substitute(
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

  /// What an argument tells of the generic parameters of a function or of the type it makes.
  private mutating func bindGenerics(
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
  fileprivate static let fractions: Set<String> = ["FloatingPoint", "BinaryFloatingPoint"]
}

extension TypeExpression {
  /// True where a generic parameter is still open in a result.
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

extension Expression {
  /// True where a string literal is the value or one of its arms.
  var isTextual: Bool {
    switch self {
    case .string: true
    case .ternary(_, let first, let second): first.isTextual || second.isTextual
    case .coalesce(let first, let second): first.isTextual || second.isTextual
    default: false
    }
  }

  /// True for a call that looks a text up, whatever is done to it then: `Text("a").bold()`.
  func isLookUp(_ functions: NamedFunctions) -> Bool {
    guard case .call(let call) = self else { return false }
    if functions.form(of: call) != nil { return true }
    switch call.callee {
    case .name(let name): return ["Text", "String", "AttributedString"].contains(name)
    case .member(let base?, _): return base.isLookUp(functions)
    default: return false
    }
  }

  /// True for a list that is written out.
  var isList: Bool {
    if case .array = self { true } else { false }
  }

  /// True where nothing in it can be or hold a localizable literal.
  var isInert: Bool {
    switch self {
    case .integer, .float, .boolean, .null, .name, .type: true
    case .member(let base, _): base?.isInert ?? true
    case .unwrap(let value), .chain(let value): value.isInert
    default: false
    }
  }

  /// True for a closure, an array and the like, which are no key.
  var isAggregate: Bool {
    switch self {
    case .closure, .array, .dictionary, .tuple, .integer, .float, .boolean, .null: true
    default: false
    }
  }
}

extension Call {
  /// What `.some(x)`, `Optional.some(x)` or `Optional(x)` makes an optional of.
  var wrapped: Expression? {
    guard !isMacro, arguments.count == 1, arguments[0].label == nil, trailing.isEmpty else {
      return nil
    }
    switch callee {
    case .name("Optional"), .member(nil, "some"), .member(.name("Optional")?, "some"),
      .member(.name("Optional")?, "init"):
      return arguments[0].value
    default: return nil
    }
  }

  /// True for `map` or `flatMap` of an optional or a list with a closure that gives a literal.
  var mapsToLiteral: Bool {
    guard case .member(.some, let name) = callee, name == "map" || name == "flatMap",
      case .closure(let closure)? = (arguments + trailing).first?.value,
      closure.body.statements.count == 1, case .expression(let value) = closure.body.statements[0]
    else { return false }
    return value.isTextual
  }
}

extension Call {
  /// What `bundle.localizedString(forKey:value:table:)` is asked for; nil for any other call.
  var lookedUpKey: Expression? {
    guard case .member(_?, "localizedString") = callee, let key = arguments.first,
      key.label == "forKey"
    else { return nil }
    return key.value
  }
}
