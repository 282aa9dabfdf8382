/// Literals whose type follows from more than their own place.
extension OverloadResolution {
  /// Whether an argument that holds literals becomes localizable, though a `String` would do too.
  ///
  /// One part that is a `String` makes the whole a `String` (apple-apis, literal shapes).
  func fits(
    _ expression: Expression, isRivalled: Bool, _ environment: Environment
  ) -> Bool {
    switch expression {
    case .string, .null: return true
    case .ternary(_, let first, let second):
      return fits(first, isRivalled: isRivalled, environment)
        && fits(second, isRivalled: isRivalled, environment)
    case .coalesce(let first, let second):
      return fits(first, isRivalled: isRivalled, environment)
        && fits(second, isRivalled: isRivalled, environment)
    case .operation("+", _, _): return false
    case .element(.array(let elements), _):
      return elements.allSatisfy { fits($0, isRivalled: isRivalled, environment) }
    case .conditional(let conditional):
      return conditional.clauses.allSatisfy { clause in
        guard clause.body.statements.count == 1,
          case .expression(let value) = clause.body.statements[0]
        else { return true }
        return fits(value, isRivalled: isRivalled, environment)
      }
    case .cast(_, let type, _): return Localizable(names.canonical(type, environment)) != nil
    case .array, .dictionary, .tuple, .closure, .member(nil, _): return true
    case .call(let call):
      if let wrapped = call.wrapped { return fits(wrapped, isRivalled: isRivalled, environment) }
      if case .member(nil, _) = call.callee { return true }
      // `name.map { "Hello \($0)" }`: the closure returns the expected type, unless a `String` is
      // possible too.
      if !isRivalled, call.mapsToLiteral { return true }
    default: break
    }
    let type = inference.type(of: expression, environment).unwrapped
    return Localizable(type) != nil || (!isRivalled && type == .unknown)
  }

  /// The overloads that localize an argument of one of Apple's functions that takes a `String`.
  func localizableTwins(of overload: Overload, for argument: Argument) -> [Function] {
    let function = overload.candidate.function
    guard overload.candidate.isApple, let owner = overload.candidate.owner,
      !overload.types.contains(where: { Localizable($0) != nil })
    else { return [] }
    let name = function.kind == .initializer ? "init" : function.name
    return program.members(name, of: owner).compactMap(\.function).filter { twin in
      twin.parameters.contains { $0.label == argument.label && Localizable($0.type) != nil }
    }
  }

  /// Whether one of them has the same labels: which of the two a literal takes differs between SDKs.
  func isLocalizedBySome(_ argument: Argument, of overload: Overload) -> Bool {
    let labels = overload.candidate.function.parameters.map(\.label)
    return localizableTwins(of: overload, for: argument).contains {
      $0.parameters.map(\.label) == labels
    }
  }

  /// The type that literals take from the closure that their array's method is given:
  /// `["a", "b"].map { Text($0) }` (apple-apis, literal shapes).
  func elements(
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
  private func type(
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
