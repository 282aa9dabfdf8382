internal import PhrasebookModel

extension Checker {
  /// Checks the arguments of a call against the parameters of its declaration.
  mutating func check(
    _ call: Call, _ expected: TypeExpression?, _ environment: Environment
  ) {
    if case .optional(let type)? = expected, let value = call.wrapped {
      return check(value, type, environment)
    }
    let (outer, isPart) = (context, isInParts)
    defer { (context, isInParts) = (outer, isPart) }
    (context, isInParts) = (SiteContext(), false)
    checkCallee(of: call, expected, environment)
    if let form = functions.form(of: call) {
      check(call, as: form, environment)
      return
    }
    if coerces(call, expected, environment) { return }
    noteLookUp(by: call)
    let all = call.arguments + call.trailing
    guard !all.allSatisfy({ quiet.isQuiet($0.value) }) else { return }
    noteShown(in: call)
    let chosen = choose(call, expected, environment)
    if hasOtherInterface, chosen.map({ isOfInterface($0.candidate) }) ?? true {
      for argument in all { check(argument.value, nil, environment) }
      return
    }
    guard let chosen else {
      let titles = conventional(call, isPart: isPart, environment)
      let hasParts = isView(call, environment)
      for (index, argument) in all.enumerated() {
        let isTitle = titles.contains(index) && fits(argument.value, isRivalled: true, environment)
        context = SiteContext()
        if isTitle {
          context.bundle = call.arguments.first { $0.label == "bundle" }?.value.written
        }
        if hasParts, case .array = argument.value { isInParts = true }
        check(argument.value, isTitle ? .named("LocalizedStringKey") : nil, environment)
        isInParts = false
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
      // Xcode gives neither arm of a choice the comment (4 of 4).
      if case .ternary = argument.value { context.comment = nil }
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

  /// Whether a candidate belongs to Apple's views and their modifiers.
  private func isOfInterface(_ candidate: Candidate) -> Bool {
    candidate.isApple && (candidate.owner.map { $0 == "View" || isView($0) } ?? false)
  }

  /// One argument where its parameter's type is expected, if the whole of it can be of that type.
  private mutating func check(
    _ argument: Argument, of call: Call, type: TypeExpression, _ chosen: Chosen,
    _ environment: Environment
  ) {
    var value = argument.value
    // Of a choice for an optional parameter, Xcode takes the first text only.
    if case .optional = type, Localizable(type) != nil, !Localizable.findsBundle(type),
      case .ternary(let condition, let text, let other) = value,
      text.isString, other.isString
    {
      check(condition, nil, environment)
      check(other, nil, environment)
      value = text
    }
    if Localizable(type) != nil, !isMapped(value, for: call),
      !fits(value, isRivalled: chosen.isRivalled, environment)
    {
      check(value, nil, environment)
      noteHardCoded(argument, of: call)
      noteOpen(value, type, chosen, environment)
    } else {
      check(value, type, environment)
      if hasLocalizableTwin(chosen, for: argument) { noteHardCoded(argument, of: call) }
      noteOpen(value, type, chosen, environment)
    }
  }

  /// Whether a modifier is handed literals for both cases of an optional, of which a key comes before
  /// a `String`: `.help(mode.map { "Mode: \($0)" } ?? "Select a mode")`.
  private func isMapped(_ value: Expression, for call: Call) -> Bool {
    guard case .member(.some, _) = call.callee,
      case .coalesce(.call(let map), let other) = value
    else { return false }
    return map.mapsToLiteral && other.isString
  }

  /// Checks the callee itself: the base of a method, a closure that is called at once.
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
    if case .string(let literal) = argument.value {
      guard argument.label == "stringLiteral", literal.plain == nil else {
        check(argument.value, target, environment)
        return true
      }
      // `init(stringLiteral:)` takes a String, so that values are in the key before it is one.
      checkInterpolations(argument.value, environment)
      noteUndeterminable(reason(for: argument.value), table: "Localizable", at: call.place)
      return true
    }
    let isResource = target.name.map(Localizable.resources.contains) == true
    guard argument.label == "stringLiteral" || !isResource else { return false }
    let type = type(of: argument.value, environment).unwrapped
    check(argument.value, nil, environment)
    if type == .named("String") || type == .unknown, !argument.value.isAggregate {
      noteUndeterminable(reason(for: argument.value), table: "Localizable", at: call.place)
    }
    return true
  }

  /// `bundle.localizedString(forKey: key, …)`, as wrappers write it, asks for a key that is known at
  /// run time only.
  private mutating func noteLookUp(by call: Call) {
    guard let key = call.lookedUpKey, !key.isTextual else { return }
    noteUndeterminable(reason(for: key), table: nil, at: call.place)
  }

  /// `.init(variable)` and `String.LocalizationValue(variable)` make a key at run time.
  private mutating func noteOpen(
    _ value: Expression, _ type: TypeExpression, _ chosen: Chosen, _ environment: Environment
  ) {
    guard Localizable(type) != nil, case .call(let call) = value,
      case .member(nil, "init") = call.callee, let argument = call.arguments.first,
      argument.label == nil, !argument.value.isTextual
    else { return }
    noteUndeterminable(reason(for: argument.value), table: "Localizable", at: call.place)
  }

  /// Why a key cannot be known.
  func reason(for value: Expression) -> UnknownKeyReason {
    switch value {
    case .operation: .assembled
    case .string: .interpolated
    case .ternary, .coalesce, .conditional: .chosen
    case .call: .returned
    default: .variable
    }
  }

  /// Notes a call whose key or table cannot be known.
  mutating func noteUndeterminable(
    _ reason: UnknownKeyReason, table: String?, at place: Place
  ) {
    findings.undeterminable.append(
      UndeterminableSite(
        location: Location(place), table: table, reason: reason.explanation))
  }

  private mutating func checkInterpolations(_ value: Expression, _ environment: Environment) {
    context = SiteContext()
    check(value, nil, environment)
  }
}
