/// One place that both sides have written, each in its own way.
public struct MergeConflict: Hashable, Sendable {
  /// One side of a conflict, as shown to a person.
  public struct Version: Hashable, Sendable {
    /// The text, or the value of a property.
    public var text: String
    /// The state of the text; nil if it is not a text.
    public var state: String?

    /// Creates one side of a conflict.
    public init(text: String, state: String? = nil) {
      self.text = text
      self.state = state
    }
  }

  /// Nil if the catalog itself has the conflict.
  public var key: String?
  /// Nil if the entry itself has the conflict.
  public var language: String?
  /// The place within the language, such as `plural.one`; nil for its text, or all of it.
  public var variation: String?
  /// The version before; nil if both sides have added it.
  public var base: Version?
  /// The version of this side.
  public var ours: Version
  /// The version of the other side.
  public var theirs: Version
  /// The side that was taken because of a preference; nil if the conflict is marked in the entry.
  public var settled: MergePreference?

  /// Creates a conflict.
  public init(
    key: String?, language: String? = nil, variation: String? = nil, base: Version? = nil,
    ours: Version, theirs: Version, settled: MergePreference? = nil
  ) {
    self.key = key
    self.language = language
    self.variation = variation
    self.base = base
    self.ours = ours
    self.theirs = theirs
    self.settled = settled
  }
}
