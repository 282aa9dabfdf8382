public import Phrasebook

/// One difference between a catalog and its expected content, with its reason.
public struct Change: Hashable, Sendable {
  /// The kinds of changes.
  public enum Kind: String, Sendable, CaseIterable {
    case added, removed, changed, stale, restored, renamed
    case needsReview = "needs-review"
  }

  /// The kind of the change.
  public var kind: Kind
  /// The table of the catalog.
  public var table: String
  /// The key of the entry.
  public var key: String
  /// The language concerned; nil if the whole entry is.
  public var language: String?
  /// The reason, in one line for a person.
  public var text: Phrase

  /// Creates a change.
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
