import PhrasebookModel

/// The place of a text within a localization: `plural.one`, `device.ipad.plural.other`,
/// `substitutions.COUNT.plural.one`; empty for the text itself.
public struct VariationPath: Hashable, Sendable, CustomStringConvertible {
  /// One turn on the way: a kind and the case of it.
  public struct Step: Hashable, Sendable {
    public var kind: String
    public var name: String

    public init(_ kind: String, _ name: String) {
      self.kind = kind
      self.name = name
    }
  }

  /// The substitution that the steps are in; nil for the text itself.
  public var substitution: String?
  public var steps: [Step]

  public init(substitution: String? = nil, steps: [Step] = []) {
    self.substitution = substitution
    self.steps = steps
  }

  /// Reads a path as people write it.
  public init(_ text: String) throws(EditError) {
    var words = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)[...]
    if words.first == "substitutions" {
      guard words.count > 1, let name = words.dropFirst().first, !name.isEmpty else {
        throw .invalidVariation(text, reason: "the name of the substitution is missing")
      }
      substitution = name
      words = words.dropFirst(2)
    }
    steps = []
    while let kind = words.popFirst() {
      guard let name = words.popFirst() else {
        throw .invalidVariation(text, reason: "a kind and a case, with a dot between, are needed")
      }
      try Self.check(kind, name, in: text)
      guard !steps.contains(where: { $0.kind == kind }) else {
        throw .invalidVariation(text, reason: "\(kind) is there twice")
      }
      steps.append(Step(kind, name))
    }
    if steps.isEmpty {
      throw .invalidVariation(text, reason: "the kind and the case are missing")
    }
  }

  private static func check(_ kind: String, _ name: String, in text: String) throws(EditError) {
    if kind == "width" {
      guard !name.isEmpty, name.utf8.count < 7, name.utf8.allSatisfy({ (48...57).contains($0) })
      else { throw .invalidVariation(text, reason: "a width is a number") }
      return
    }
    guard let names = cases[kind] else {
      throw .invalidVariation(text, reason: "\(kind.quoted) is not plural, device or width")
    }
    guard names.contains(name) else {
      throw .invalidVariation(
        text, reason: "\(name.quoted) is none of \(names.joined(separator: ", "))")
    }
  }

  private static let cases = [
    "plural": ["zero", "one", "two", "few", "many", "other"],
    "device": [
      "iphone", "ipad", "ipod", "mac", "applewatch", "appletv", "applevision", "other",
    ],
  ]

  public var description: String {
    let head = substitution.map { ["substitutions", $0] } ?? []
    return (head + steps.flatMap { [$0.kind, $0.name] }).joined(separator: ".")
  }
}
