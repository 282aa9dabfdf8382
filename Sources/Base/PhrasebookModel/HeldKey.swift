public import Phrasebook

/// A key that is not found in the code and that a sync leaves as it is all the same.
public struct HeldKey: Hashable, Sendable {
  /// The key.
  public var key: String
  /// The reason why it may be in use.
  public var text: Phrase
  /// The place that it is held for; nil unless it is exactly one.
  public var location: Location?

  /// Creates a held key.
  public init(_ key: String, _ text: Phrase, at location: Location? = nil) {
    self.key = key
    self.text = text
    self.location = location
  }

  /// The reason in English, for programs.
  public var reason: String { text.sourceText }
}
