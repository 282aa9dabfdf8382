/// One difference between a catalog and what it should be, with its reason.
public struct Change: Hashable, Sendable {
  public enum Kind: String, Sendable, CaseIterable {
    case added, removed, changed, stale, restored, renamed
    case needsReview = "needs-review"
  }

  public var kind: Kind
  public var table: String
  public var key: String
  /// The language concerned; nil where the whole entry is.
  public var language: String?
  /// Why, in one line for a person.
  public var reason: String

  public init(_ kind: Kind, table: String, key: String, language: String? = nil, reason: String) {
    self.kind = kind
    self.table = table
    self.key = key
    self.language = language
    self.reason = reason
  }
}
