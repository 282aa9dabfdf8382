/// Inference beyond one argument at a time.
extension Checker {
  /// The generic parameters that a call's expected type determines: `xs.map { _ in "a" }` where
  /// `[LocalizedStringKey]` is expected.
  func generics(of chosen: Chosen, giving expected: TypeExpression?) -> [String: TypeExpression] {
    guard let expected, let result = chosen.candidate.function.result else { return [:] }
    let open = Set(chosen.candidate.function.generics.map(\.name))
    guard !open.isEmpty else { return [:] }
    var generics: [String: TypeExpression] = [:]
    Self.match(result, with: expected, open, &generics)
    return generics
  }

  private static func match(
    _ declared: TypeExpression, with expected: TypeExpression, _ open: Set<String>,
    _ generics: inout [String: TypeExpression]
  ) {
    switch (declared, expected) {
    case (.named(let name, []), _) where open.contains(name):
      if Localizable(expected) != nil { generics[name] = expected.unwrapped }
    case (.optional(let declared), _): match(declared, with: expected.unwrapped, open, &generics)
    case (_, .optional(let expected)): match(declared, with: expected, open, &generics)
    case (.array(let declared), .array(let expected)):
      match(declared, with: expected, open, &generics)
    case (.dictionary(let key, let value), .dictionary(let wantedKey, let wantedValue)):
      match(key, with: wantedKey, open, &generics)
      match(value, with: wantedValue, open, &generics)
    case (.named(let name, let parameters), .named(let wanted, let arguments)) where name == wanted:
      for (parameter, argument) in zip(parameters, arguments) {
        match(parameter, with: argument, open, &generics)
      }
    default: break
    }
  }

  /// The type that literals take from the closure that their array's method is given:
  /// `["a", "b"].map { Text($0) }` (apple-apis, literal shapes).
  mutating func elements(
    of base: Expression, in call: Call, _ environment: Environment
  ) -> TypeExpression? {
    guard case .array(let elements) = base, let first = elements.first,
      elements.allSatisfy(\.isTextual)
    else { return nil }
    let closures = (call.arguments + call.trailing).compactMap { argument in
      if case .closure(let closure) = argument.value { closure } else { nil }
    }
    guard closures.count == 1, closures[0].parameters.count < 2,
      closures[0].body.statements.count == 1,
      case .expression(let value) = closures[0].body.statements[0]
    else { return nil }
    let name = closures[0].parameters.first?.name ?? "$0"
    return type(thatTakes: first, for: name, in: value, environment).map { .array($0) }
  }

  /// The localizable type that a literal would have in the place of a name.
  private mutating func type(
    thatTakes literal: Expression, for name: String, in value: Expression,
    _ environment: Environment
  ) -> TypeExpression? {
    switch value {
    case .member(let base?, _): return type(thatTakes: literal, for: name, in: base, environment)
    case .call(var call):
      let all = call.arguments + call.trailing
      guard let index = all.firstIndex(where: { $0.value == .name(name) }),
        index < call.arguments.count
      else { return type(thatTakes: literal, for: name, in: call.callee, environment) }
      call.arguments[index].value = literal
      guard let chosen = choose(call, nil, environment) else { return nil }
      let type = chosen.types[chosen.mapping[index]].unwrapped
      return Localizable(type) == nil ? nil : type
    default: return nil
    }
  }
}
