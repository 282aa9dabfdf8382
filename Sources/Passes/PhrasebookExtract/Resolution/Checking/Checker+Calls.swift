internal import PhrasebookModel

extension Checker {
  /// Checks the arguments of a call against the parameters of its declaration.
  mutating func check(
    _ call: Call, _ expected: TypeExpression?, _ environment: Environment
  ) {
    if case .optional(let type)? = expected, let value = call.wrapped {
      return check(value, type, environment)
    }
    let (context, isPart) = (enclosing.context, enclosing.isInParts)
    defer { (enclosing.context, enclosing.isInParts) = (context, isPart) }
    (enclosing.context, enclosing.isInParts) = (SiteContext(), false)
    checkCallee(of: call, expected, environment)
    if let signature = inference.functions.signature(of: call) {
      check(NamedLookUp(call, as: signature), in: call, environment)
      return
    }
    if coerces(call, expected, environment) { return }
    // `bundle.localizedString(forKey: key, …)`, as wrappers write it, asks for a key that is known
    // at run time only.
    if let key = call.lookedUpKey, !key.isTextual {
      findings.record(UnknownKeyReason(key), table: nil, at: call.place)
    }
    let all = call.arguments + call.trailing
    guard !all.allSatisfy({ quiet.isQuiet($0.value) }) else { return }
    if !enclosing.isHidden { note { $0.note(in: call) } }
    inference.program.overloads.place = call.place
    let overload = inference.overloads.choose(call, expected, environment)
    if hasOtherInterface, overload.map({ names.isOfInterface($0.candidate) }) ?? true {
      for argument in all { check(argument.value, nil, environment) }
    } else if let overload {
      check(all, of: call, overload, expected, environment)
    } else {
      checkUndeclared(call, isPart: isPart, environment)
    }
  }

  /// A call of `NSLocalizedString` or one of its family.
  private mutating func check(
    _ lookUp: NamedLookUp, in call: Call, _ environment: Environment
  ) {
    for value in lookUp.others { check(value, nil, environment) }
    for closure in call.trailing { check(closure.value, nil, environment) }
    guard let key = lookUp.key else { return }
    guard let table = lookUp.table else {
      findings.record(.tableNotLiteral, table: nil, at: call.place)
      return
    }
    if let (text, place) = key.joinedLiteral {
      record(FormatText(text: text), lookUp.context, place, environment)
    } else {
      if case .string = key { check(key, nil, environment) }
      findings.record(UnknownKeyReason(key), table: table, at: call.place)
    }
  }

  /// The arguments of a call of something that the run does not declare.
  private mutating func checkUndeclared(
    _ call: Call, isPart: Bool, _ environment: Environment
  ) {
    let conventions = NamingConventions(inference: inference)
    let titles = conventions.keys(of: call, isPart: isPart, environment)
    let hasParts = conventions.isView(call, environment)
    for (index, argument) in (call.arguments + call.trailing).enumerated() {
      let isTitle =
        titles.contains(index)
        && inference.overloads.fits(argument.value, isRivalled: true, environment)
      enclosing.context = SiteContext()
      if isTitle {
        enclosing.context.bundle = call.arguments.first { $0.label == "bundle" }?.value.written
      }
      if hasParts, case .array = argument.value { enclosing.isInParts = true }
      check(argument.value, isTitle ? .named("LocalizedStringKey") : nil, environment)
      enclosing.isInParts = false
    }
  }

  /// The arguments of a call whose function is known.
  private mutating func check(
    _ all: [Argument], of call: Call, _ overload: Overload, _ expected: TypeExpression?,
    _ environment: Environment
  ) {
    let roles = overload.candidate.isApple ? CallRoles(of: call, overload) : nil
    if let roles { record(roles, of: call, environment) }
    var others = SiteContext()
    let function = overload.candidate.function
    others.isPassedOn =
      roles == nil
      && (function.namesBundle || function.parameters.contains { $0.label == "bundle" })
    var generics = GenericArguments(of: overload, giving: expected, in: inference)
    for (index, argument) in all.enumerated() {
      if let roles, roles.others.contains(index) {
        checkInterpolations(argument.value, environment)
        continue
      }
      enclosing.context = index == roles?.key ? roles?.context ?? others : others
      // Xcode gives neither arm of a choice the comment (4 of 4).
      if case .ternary = argument.value {
        enclosing.context.comment = nil
        if argument.label == "localized", call.arguments.contains(where: { $0.label == "locale" }) {
          // Xcode found neither text of such choices (2 of 2). Without a locale projects differ: 6 are stale in two
          // of them, and 11 are automatic in three others.
          enclosing.context.isUncertain = true
        }
      }
      let parameter = overload.mapping[index]
      if case .closure = argument.value {
        enclosing.component = names.component(
          ofBuilder: function.parameters[parameter].builder, in: overload.candidate.owner)
      }
      var type = overload.types[parameter]
      if let bound = generics.type(ofParameter: parameter),
        generics.areExpected || Localizable(bound) == nil || Localizable(type) != nil
      {
        type = bound
      }
      check(argument, of: call, type: type, overload, environment)
      generics.bind(parameter, by: argument.value, environment)
    }
  }

  /// The context that the arguments beside the key decide.
  private mutating func record(_ roles: CallRoles, of call: Call, _ environment: Environment) {
    if !roles.isTableKnown, let key = roles.key, call.arguments[key].value.isTextual {
      findings.record(.tableNotLiteral, table: nil, at: call.place)
    }
    if let literal = roles.plainKey, let text = literal.plain {
      record(FormatText(text: text), roles.context, literal.place, environment)
    }
  }

  /// One argument with its parameter's type expected, if the whole of it can be of that type.
  private mutating func check(
    _ argument: Argument, of call: Call, type: TypeExpression, _ overload: Overload,
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
    // Newer SDKs prefer the overload that localizes, as in Charts.
    if value.isString, Localizable(type) == nil,
      inference.overloads.isLocalizedBySome(argument, of: overload)
    {
      enclosing.context.isUncertain = true
      return check(value, .named("LocalizedStringKey"), environment)
    }
    let isKey =
      Localizable(type) == nil || call.maps(value, isApple: overload.candidate.isApple)
      || inference.overloads.fits(value, isRivalled: overload.isRivalled, environment)
    check(value, isKey ? type : nil, environment)
    note { texts in
      if !isKey || texts.hasLocalizableTwin(overload, for: argument) {
        texts.note(argument, of: call)
      }
    }
    // `.init(variable)` and `String.LocalizationValue(variable)` make a key at run time.
    if Localizable(type) != nil, let (open, place) = value.openKey {
      findings.record(UnknownKeyReason(open), table: "Localizable", at: place)
    }
  }

  /// Checks the callee itself: the base of a method, a closure that is called at once.
  private mutating func checkCallee(
    of call: Call, _ expected: TypeExpression?, _ environment: Environment
  ) {
    switch call.callee {
    case .closure: check(call.callee, .function([], expected ?? .unknown), environment)
    case .member(let base?, let name):
      let wasHidden = enclosing.isHidden
      defer { enclosing.isHidden = wasHidden }
      if name == "hidden", call.arguments.isEmpty, call.trailing.isEmpty {
        enclosing.isHidden = true
      }
      let elements = inference.overloads.elements(of: base, in: call, environment)
      check(base, elements, environment)
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
    case (.member(let base?, "init"), "stringLiteral"): target = names.reference(base, environment)
    case (.member(nil, "init"), "stringLiteral"): target = expected
    case (_, nil), (_, "stringLiteral"): target = names.reference(call.callee, environment)
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
      findings.record(UnknownKeyReason(argument.value), table: "Localizable", at: call.place)
      return true
    }
    let isResource = target.name.map(Localizable.resources.contains) == true
    guard argument.label == "stringLiteral" || !isResource else { return false }
    let type = inference.type(of: argument.value, environment).unwrapped
    check(argument.value, nil, environment)
    if type == .named("String") || type == .unknown, !argument.value.isAggregate {
      findings.record(UnknownKeyReason(argument.value), table: "Localizable", at: call.place)
    }
    return true
  }

  private mutating func checkInterpolations(_ value: Expression, _ environment: Environment) {
    enclosing.context = SiteContext()
    check(value, nil, environment)
  }
}

extension Call {
  /// Whether a modifier, or one of Apple's views, is handed literals for both cases of an optional, of
  /// which a key comes before a `String`: `.help(mode.map { "Mode: \($0)" } ?? "Select a mode")`.
  fileprivate func maps(_ value: Expression, isApple: Bool) -> Bool {
    guard case .coalesce(.call(let map), let other) = value, map.mapsToLiteral, other.isString
    else { return false }
    if case .member(.some, _) = callee { return true }
    return isApple
  }
}

extension Expression {
  /// The argument of `.init(…)` that makes a key, if it is not a literal.
  fileprivate var openKey: (value: Expression, place: Place)? {
    guard case .call(let call) = self, case .member(nil, "init") = call.callee,
      let argument = call.arguments.first, argument.label == nil, !argument.value.isTextual
    else { return nil }
    return (argument.value, call.place)
  }
}
