public import Phrasebook

/// One difference between a catalog and its expected content, with its reason.
public struct Change: Hashable, Sendable {
  public enum Kind: String, Sendable, CaseIterable {
    case added, removed, changed, stale, restored, renamed
    case needsReview = "needs-review"
  }

  public var kind: Kind
  public var table: String
  public var key: String
  /// The language concerned; nil if the whole entry is.
  public var language: String?
  /// Why, in one line for a person.
  public var text: Phrase

  public init(_ kind: Kind, table: String, key: String, language: String? = nil, reason: Phrase) {
    self.kind = kind
    self.table = table
    self.key = key
    self.language = language
    self.text = reason
  }

  /// The reason in English, for programs.
  public var reason: String { text.sourceText }
}
