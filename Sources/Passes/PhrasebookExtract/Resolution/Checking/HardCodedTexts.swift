import PhrasebookModel

/// Literals that people read and that cannot be translated: a declaration, a call or an assignment
/// in, its texts out.
struct HardCodedTexts {
  let inference: Inference
  private(set) var found: [FixedText] = []

  init(_ inference: Inference) { self.inference = inference }

  /// A `String` where a localizable literal would be possible: the literals in it are not
  /// translated.
  mutating func note(_ argument: Argument, of call: Call) {
    note(argument.value, Self.use(by: call, argument.label))
  }

  /// Whether one of Apple's functions that takes a `String` has an overload that localizes.
  func hasLocalizableTwin(_ overload: Overload, for argument: Argument) -> Bool {
    switch argument.value {
    case .ternary, .coalesce, .operation("+", _, _): break
    default: return false
    }
    return !inference.overloads.localizableTwins(of: overload, for: argument).isEmpty
  }

  /// The description of an error: the values of a property of `LocalizedError`.
  mutating func note(by variable: Variable, _ environment: Environment) {
    guard ShownText.ofErrors.contains(variable.name), let owner = environment.owner,
      !ShownText.isOfProgrammers(error: owner.lastComponent),
      inference.program.conforms(owner, to: ["LocalizedError"])
    else { return }
    let use = FixedText.Use.error(variable.name)
    if let initial = variable.initial { note(initial, use) }
    if let getter = variable.getter { note(valuesOf: getter, use) }
  }

  /// Every literal that a body gives.
  private mutating func note(valuesOf body: Block, _ use: FixedText.Use) {
    if body.statements.count == 1, case .expression(let value) = body.statements[0] {
      return note(value, use)
    }
    for statement in body.statements {
      switch statement {
      case .return(let value?): note(value, use)
      case .expression(.conditional(let conditional)): note(.conditional(conditional), use)
      case .guard(_, let body), .loop(_, _, let body), .block(_, let body):
        note(valuesOf: body, use)
      case .return, .expression, .declaration: break
      }
    }
  }

  /// The texts that a call of UIKit or AppKit shows.
  mutating func note(in call: Call) {
    guard let name = call.callee.lastName, let labels = ShownText.arguments[name] else {
      return
    }
    for argument in call.arguments where labels.contains(argument.label ?? "") {
      note(argument.value, Self.use(by: call, argument.label))
    }
  }

  /// The texts that a property of UIKit or AppKit shows.
  mutating func note(
    _ value: Expression, assignedTo target: Expression, _ environment: Environment
  ) {
    guard let property = target.lastName,
      ShownText.properties.contains(property) || ShownText.ofNotifications.contains(property)
    else { return }
    switch target {
    case .name:
      guard let owner = environment.owner, !environment.holds(property),
        inference.program.conforms(owner, to: Frameworks.known.shownBases)
      else { return }
    case .member(let base?, _):
      guard isShown(base, property, environment) else { return }
    default: return
    }
    note(value, .assignment(target.written ?? property))
  }

  private func isShown(
    _ base: Expression, _ property: String, _ environment: Environment
  ) -> Bool {
    let type = inference.type(of: base, environment).unwrapped
    if type.name?.lastComponent == "UNMutableNotificationContent" {
      return ShownText.ofNotifications.contains(property)
    }
    guard ShownText.properties.contains(property) else { return false }
    switch type {
    case .named(let path, _):
      return ShownText.isShown(type: path)
        || inference.program.conforms(path, to: Frameworks.known.shownBases)
    case .unknown:
      return base.lastName.map { ShownText.isShown($0) } ?? false
    default: return false
    }
  }

  private static func use(by call: Call, _ label: String?) -> FixedText.Use {
    .argument("\(call.callee.lastName ?? "a call")(\(label ?? "_"):)")
  }

  /// Every literal that the value is, or is put together from.
  private mutating func note(_ value: Expression, _ use: FixedText.Use) {
    switch value {
    case .string(let literal):
      found.append(
        FixedText(location: Location(literal.place), text: literal.words, use: use))
    case .ternary(_, let first, let second), .coalesce(let first, let second),
      .operation("+", let first, let second):
      note(first, use)
      note(second, use)
    case .array(let values): for value in values { note(value, use) }
    case .conditional(let conditional):
      for clause in conditional.clauses { note(valuesOf: clause.body, use) }
    case .cast(let value, _, _), .unwrap(let value), .chain(let value): note(value, use)
    default: break
    }
  }
}

extension Expression {
  /// The name that is called, read or assigned, without its base.
  fileprivate var lastName: String? {
    switch self {
    case .name(let name), .member(_, let name): name
    case .type(let type): type.name
    case .unwrap(let value), .chain(let value): value.lastName
    case .call(let call): call.callee.lastName
    default: nil
    }
  }
}

extension StringLiteral {
  /// The text without interpolations.
  fileprivate var words: String {
    segments.map { if case .text(let text) = $0 { text } else { "…" } }.joined()
  }
}
