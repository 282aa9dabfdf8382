/// An edit of several strings.
package struct BulkEdit: Sendable {
  package enum Action: Sendable {
    /// Approve the translations that there are.
    case approve
    /// Copy the translation of this string to all open strings with the same source.
    case propagate(StringIdentity)
    /// Fill open strings from the translation memory; what comes from it needs a review.
    case fill(minimum: Int)
    /// Replace a text in translations.
    case replace(String, with: String)
  }

  package var action: Action
  /// The strings in question.
  package var strings: [StringIdentity]

  package init(_ action: Action, strings: [StringIdentity]) {
    self.action = action
    self.strings = strings
  }

  /// The change of one string.
  package struct Item: Sendable {
    package var before: String
    package var after: String
    /// Carries it out; bound to the string as it is in the preview.
    package var decision: StringDecision
  }

  /// The most strings of one edit.
  package static let limit = 20_000
}
