/// The project's own interpolations of localized texts, such as `\(title, color: .red)`: what a literal
/// interpolates in, the types that `appendInterpolation` takes out.
///
/// The compiler lists no key of a literal that has one (0 of 16 in a public project), but takes the keys
/// that they are handed.
struct OwnInterpolations {
  let program: Program

  /// The types of the parameters that the arguments of an interpolation go to; nil if it is not one of
  /// the project's own.
  func types(of arguments: [Argument]) -> [TypeExpression]? {
    guard arguments.count > 1 || arguments.first?.label != nil else { return nil }
    for symbol in program.members(named: "appendInterpolation") where !symbol.isApple {
      guard let function = symbol.function, let owner = symbol.owner,
        owner.lastComponent == "StringInterpolation",
        let mapping = Candidate(function: function, owner: owner, isApple: false)
          .match(arguments, trailing: [])
      else { continue }
      return mapping.map { program.canonical(function.parameters[$0].type, in: owner) }
    }
    return nil
  }

  /// Whether a literal has one.
  func areIn(_ literal: StringLiteral) -> Bool {
    literal.segments.contains { segment in
      if case .interpolation(let arguments) = segment { types(of: arguments) != nil } else { false }
    }
  }
}
