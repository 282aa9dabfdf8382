/// A translation from the memory, of the same or a similar string.
public struct MemoryMatch: Hashable, Sendable {
  /// The kinds of match, best first.
  public enum Kind: String, CaseIterable, Comparable, Sendable {
    /// The same string in the same place.
    case context
    /// The same string.
    case exact
    /// Different only in placeholders and numbers, which are adjusted.
    case placeholders
    /// A similar string.
    case fuzzy

    /// Orders kinds, best first.
    public static func < (a: Kind, b: Kind) -> Bool {
      (allCases.firstIndex(of: a) ?? 0) < (allCases.firstIndex(of: b) ?? 0)
    }
  }

  /// The kind of match.
  public var kind: Kind
  /// From 0 to 100, less a penalty for another variant of the language.
  public var score: Int
  /// The translation, with the placeholders and numbers of the string that was asked for.
  public var text: String
  /// The stored unit.
  public var unit: MemoryUnit

  /// Creates a match.
  public init(kind: Kind, score: Int, text: String, unit: MemoryUnit) {
    self.kind = kind
    self.score = score
    self.text = text
    self.unit = unit
  }
}
