/// A text that somebody wants a translation of, with where it stands.
public struct MemoryQuery: Hashable, Sendable {
  public var text: String
  public var source: String
  public var target: String
  public var place: MemoryPlace
  /// The least score of a hit, from 1 to 100.
  public var minimum: Int
  /// The most hits that are given.
  public var limit: Int

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

/// A translation that the memory has for a text, or for one like it.
public struct MemoryHit: Hashable, Sendable {
  /// What it is that fits.
  public enum Kind: String, CaseIterable, Comparable, Sendable {
    /// The same text in the same place.
    case context
    /// The same text.
    case exact
    /// The same but for placeholders and numbers, which are put right.
    case placeholders
    /// A text like it.
    case fuzzy

    public static func < (a: Kind, b: Kind) -> Bool {
      (allCases.firstIndex(of: a) ?? 0) < (allCases.firstIndex(of: b) ?? 0)
    }
  }

  public var kind: Kind
  /// From 0 to 100; less what another language of the same base takes from it.
  public var score: Int
  /// The translation with the placeholders and numbers of the text that was asked for.
  public var text: String
  /// The unit as the memory has it.
  public var unit: MemoryUnit

  public init(kind: Kind, score: Int, text: String, unit: MemoryUnit) {
    self.kind = kind
    self.score = score
    self.text = text
    self.unit = unit
  }
}
