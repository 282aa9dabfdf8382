internal import CatalogJSON

/// The place of a text within a localization: `plural.one`, `device.ipad.plural.other`,
/// `substitutions.COUNT.plural.one`; empty for the text itself.
public struct VariationPath: Hashable, Sendable, CustomStringConvertible {
  /// One turn on the way: a kind and the case of it.
  public struct Step: Hashable, Sendable {
    /// The kind of variation, such as `plural`.
    public var kind: String
    /// The case, such as `one`.
    public var name: String

    /// Creates a step.
    public init(_ kind: String, _ name: String) {
      self.kind = kind
      self.name = name
    }
  }

  /// The substitution that the steps are in; nil for the text itself.
  public var substitution: String?
  /// The variations from the outermost to the innermost.
  public var steps: [Step]

  /// Creates a path.
  public init(substitution: String? = nil, steps: [Step] = []) {
    self.substitution = substitution
    self.steps = steps
  }

  /// The path one step on.
  package func appending(_ kind: String, _ name: String) -> VariationPath {
    var path = self
    path.steps.append(Step(kind, name))
    return path
  }

  /// The path as in options and findings: `plural.one`.
  public var description: String {
    let head = substitution.map { [CatalogField.substitutions.text, $0] } ?? []
    return (head + steps.flatMap { [$0.kind, $0.name] }).joined(separator: ".")
  }
}
