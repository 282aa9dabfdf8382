extension Checker {
  /// A candidate whose labels fit a call, with its parameters' types there.
  struct Chosen {
    var candidate: Candidate
    /// The parameter of each argument, trailing closures last.
    var mapping: [Int]
    /// The type of each parameter; `.unknown` for a generic one.
    var types: [TypeExpression]
    /// Whether the same call with a `String` there would be another function.
    var isRivalled: Bool
  }

  /// The function that a call means.
  mutating func choose(
    _ call: Call, _ expected: TypeExpression?, _ environment: Environment
  ) -> Chosen? {
    guard let shape = CallShape(call, expected, environment) else {
      return find(call, expected, environment)
    }
    if let known = program.choices[shape] {
      program.asking.take(known)
      return known.value
    }
    let outer = program.asking.open()
    let answer = program.asking.close(find(call, expected, environment), outer)
    program.choices[shape] = answer
    return answer.value
  }

  private mutating func find(
    _ call: Call, _ expected: TypeExpression?, _ environment: Environment
  ) -> Chosen? {
    for tier in candidates(for: call, expected, environment) where !tier.isEmpty {
      if let found = best(of: tier, call, expected, environment) { return found }
    }
    return nil
  }

  /// The candidate of a tier that fits a call best.
  mutating func best(
    of tier: [Candidate], _ call: Call, _ expected: TypeExpression?, _ environment: Environment
  ) -> Chosen? {
    var best: (chosen: Chosen, score: Int)?
    let all = call.arguments + call.trailing
    var literals: Set<Int> = []
    for (index, argument) in all.enumerated() where holdsLiteral(argument.value) {
      literals.insert(index)
    }
    var rivals: [TypeExpression] = []
    for candidate in tier {
      guard let mapping = candidate.match(call.arguments, trailing: call.trailing) else { continue }
      let types = parameterTypes(candidate, environment)
      var score: Int? = candidate.function.isDisfavored ? -100 : 0
      if let result = candidate.function.result, expected?.hasShape(of: result) == false {
        score = score.map { $0 - 1 }
      }
      for (index, argument) in all.enumerated() {
        let parameter = candidate.function.parameters[mapping[index]]
        guard
          let fit = fit(
            argument.value, types[mapping[index]], isGeneric: isGeneric(parameter, candidate),
            isLiteral: literals.contains(index), environment)
        else {
          score = nil
          break
        }
        score = score.map { $0 + fit }
      }
      guard let score else { continue }
      for index in literals { rivals.append(types[mapping[index]]) }
      if let known = best, known.score >= score { continue }
      best = (
        Chosen(candidate: candidate, mapping: mapping, types: types, isRivalled: false), score
      )
    }
    guard var chosen = best?.chosen else { return nil }
    // Every title of SwiftUI takes a `StringProtocol` too; that overload need not be listed.
    chosen.isRivalled =
      (chosen.candidate.isApple
        && chosen.types.contains { $0.unwrapped.name == "LocalizedStringKey" })
      || rivals.contains { $0.unwrapped.name == "String" }
    return chosen
  }

  /// The types of a candidate's parameters, seen from the call.
  private func parameterTypes(
    _ candidate: Candidate, _ environment: Environment
  ) -> [TypeExpression] {
    var generics = candidate.generics
    for generic in candidate.function.generics { generics[generic.name] = .unknown }
    return candidate.function.parameters.map { parameter in
      program.canonical(
        parameter.type, in: candidate.owner ?? environment.owner, generics: generics)
    }
  }

  private func isGeneric(_ parameter: Parameter, _ candidate: Candidate) -> Bool {
    guard case .named(let name, _) = parameter.type.unwrapped else { return false }
    return candidate.function.generics.contains { $0.name == name }
      || candidate.generics[name] == .unknown
  }

  /// Whether an argument is a string literal, or chooses between some.
  private func holdsLiteral(_ expression: Expression) -> Bool {
    switch expression {
    case .string: true
    case .ternary(_, let first, let second): holdsLiteral(first) || holdsLiteral(second)
    case .coalesce(_, let second): holdsLiteral(second)
    default: false
    }
  }

  /// How well an argument fits a parameter; nil if it does not.
  private mutating func fit(
    _ argument: Expression, _ type: TypeExpression, isGeneric: Bool, isLiteral: Bool,
    _ environment: Environment
  ) -> Int? {
    let plain = type.unwrapped
    if isLiteral {
      if Localizable(plain) != nil { return 1 }
      if plain.name == "String", needsLocalization(argument) { return nil }
      if isGeneric { return 2 }
      switch plain {
      case .named(let name, _): return Self.textTypes.contains(name) ? 2 : knownFit(name)
      case .unknown: return 0
      default: return nil
      }
    }
    switch argument {
    case .closure:
      if case .function = plain { return 1 }
      return plain == .unknown || isGeneric
        || plain.name.map { program.type(at: $0) == nil } == true
        ? 0 : nil
    case .null:
      if case .optional = type { return 1 }
      return isGeneric || plain == .unknown ? 0 : nil
    case .array:
      if case .named(let name, _) = plain, Self.textTypes.contains(name) { return nil }
      return 0
    default: break
    }
    guard plain != .unknown, !isGeneric else { return 0 }
    let given = self.type(of: argument, environment).unwrapped
    guard given != .unknown else { return 0 }
    if given == plain { return 2 }
    guard case .named(let wanted, _) = plain, case .named(let found, _) = given else {
      if case .named(let wanted, _) = plain, Self.basic.contains(wanted) { return nil }
      return 0
    }
    if Self.basic.contains(wanted), Self.basic.contains(found) {
      return argument.isNumber && wanted != "String" && wanted != "Bool" ? 1 : nil
    }
    if Localizable(plain) != nil || Localizable(given) != nil {
      return program.type(at: wanted)?.kind == .protocol ? 0 : nil
    }
    return program.conforms(found, to: [wanted]) ? 1 : 0
  }

  /// A literal for a type that is not a string: possible only if the type can be made from one.
  private func knownFit(_ name: String) -> Int? {
    if Self.basic.contains(name) { return nil }
    guard let info = program.type(at: name) else { return 0 }
    if info.kind == .protocol { return 0 }
    return program.conforms(
      name, to: ["ExpressibleByStringLiteral", "ExpressibleByStringInterpolation"])
      ? 1
      : info.isApple ? 0 : nil
  }

  /// Whether a literal has interpolations that a plain `String` does not support.
  private func needsLocalization(_ argument: Expression) -> Bool {
    guard case .string(let literal) = argument else { return false }
    return literal.segments.contains {
      guard case .interpolation(let arguments) = $0 else { return false }
      return arguments.dropFirst().contains {
        ["format", "specifier", "style", "formatter"].contains($0.label)
      }
    }
  }

  /// Types that take a string literal and are not localizable.
  private static let textTypes: Set<String> = [
    "String", "Substring", "StaticString", "Character", "Unicode.Scalar", "NSString", "Any",
    "AnyHashable", "StringProtocol", "ExpressibleByStringLiteral", "CustomStringConvertible",
    "Hashable", "Equatable", "CVarArg", "AnyObject", "Sendable",
  ]

  /// Types that are never interchangeable.
  private static let basic: Set<String> = [
    "String", "Int", "Bool", "Double", "Float", "CGFloat", "Int64", "Int32", "Int16", "Int8",
    "UInt", "UInt64", "UInt32", "UInt16", "UInt8", "Date", "URL", "Data", "UUID", "Substring",
  ]
}

extension TypeExpression {
  /// False for an array where an optional is declared, for example; names may have any type.
  fileprivate func hasShape(of declared: TypeExpression) -> Bool {
    switch (self, declared) {
    case (.array, .named(_, let arguments)), (.dictionary, .named(_, let arguments)):
      arguments.isEmpty
    case (.unknown, _), (.named, _), (_, .named), (_, .unknown), (.optional, _), (.array, .array),
      (.dictionary, .dictionary), (.tuple, .tuple), (.function, .function):
      true
    default: false
    }
  }
}
