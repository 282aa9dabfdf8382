/// A string to translate, with its place in a project.
public struct MemoryQuery: Hashable, Sendable {
  /// The string, with the format specifiers of String Catalogs.
  public var text: String
  /// The language of the string, as a BCP 47 tag.
  public var source: String
  /// The language to translate to, as a BCP 47 tag.
  public var target: String
  /// The place of the string; an exact match from the same place is a context match.
  public var place: MemoryPlace
  /// The minimum score of a match, from 1 to 100.
  public var minimum: Int
  /// The maximum number of matches.
  public var limit: Int

  /// Creates a query.
  public init(
    _ text: String, from source: String, to target: String, place: MemoryPlace = MemoryPlace(),
    minimum: Int = Memory.usualMinimum, limit: Int = 5
  ) {
    self.text = text
    self.source = source
    self.target = target
    self.place = place
    self.minimum = minimum
    self.limit = limit
  }
}

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
