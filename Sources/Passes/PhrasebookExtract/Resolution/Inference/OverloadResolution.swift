/// Chooses among the functions that a call may mean by the labels, the literals and the types of its
/// arguments: a call and the type expected of it in, an `Overload` out.
struct OverloadResolution {
  let inference: Inference

  var names: NameLookup { inference.names }
  var program: Program { inference.program }

  /// The function that a call means.
  func choose(
    _ call: Call, _ expected: TypeExpression?, _ environment: Environment
  ) -> Overload? {
    guard let shape = CallShape(call, expected, environment) else {
      return find(call, expected, environment)
    }
    if let known = program.choices[shape] {
      program.asking.take(known)
      return known.value
    }
    let outer = program.asking.open()
    let answer = program.asking.close(find(call, expected, environment), outer)
    if !program.overloads.isCut { program.choices[shape] = answer }
    return answer.value
  }

  private func find(
    _ call: Call, _ expected: TypeExpression?, _ environment: Environment
  ) -> Overload? {
    let candidates = Candidates(inference: inference)
    program.overloads.beginCall()
    for tier in candidates.tiers(for: call, expected, environment) where !tier.isEmpty {
      if let found = best(of: tier, call, expected, environment) { return found }
    }
    return nil
  }

  /// The candidate of a tier that fits a call best.
  func best(
    of tier: [Candidate], _ call: Call, _ expected: TypeExpression?, _ environment: Environment
  ) -> Overload? {
    var best: (chosen: Overload, score: Int)?
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
        Overload(candidate: candidate, mapping: mapping, types: types, isRivalled: false), score
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
    case .element(.array(let elements), _): elements.first.map(holdsLiteral) ?? false
    default: false
    }
  }
}
