/// The function that a call means: a candidate whose labels fit it, with its parameters' types there.
struct Overload {
  var candidate: Candidate
  /// The parameter of each argument, trailing closures last.
  var mapping: [Int]
  /// The type of each parameter; `.unknown` for a generic one.
  var types: [TypeExpression]
  /// Whether the same call with a `String` there would be another function.
  var isRivalled: Bool
}
