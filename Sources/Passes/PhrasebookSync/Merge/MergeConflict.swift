/// One place that both sides have written, each in its own way.
public struct MergeConflict: Hashable, Sendable {
  /// What the two have there, as a person would say it.
  public struct Version: Hashable, Sendable {
    public var text: String
    /// The state of the text; nil where it is no text.
    public var state: String?

    public init(text: String, state: String? = nil) {
      self.text = text
      self.state = state
    }
  }

  /// Nil where the catalog itself is concerned.
  public var key: String?
  /// Nil where the entry itself is concerned.
  public var language: String?
  /// The place within the language, such as `plural.one`; nil for its text, or all of it.
  public var variation: String?
  /// What there was before; nil where both have added it.
  public var base: Version?
  public var ours: Version
  public var theirs: Version
  /// Which side was taken because a preference said so; nil where the conflict is marked in the entry.
  public var settled: MergePreference?

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
