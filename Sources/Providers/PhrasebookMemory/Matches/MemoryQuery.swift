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
