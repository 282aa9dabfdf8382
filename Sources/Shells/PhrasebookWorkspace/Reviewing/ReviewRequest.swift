package import PhrasebookModel

/// The strings that wait for a review.
package struct ReviewRequest: Sendable {
  /// The only languages; empty for all.
  package var languages: [String] = []
  /// The only table; nil for all.
  package var table: String?
  /// Whether git is asked who wrote each string, and when.
  package var wantsAuthors = false

  package init(languages: [String] = [], table: String? = nil, wantsAuthors: Bool = false) {
    self.languages = languages
    self.table = table
    self.wantsAuthors = wantsAuthors
  }
}

/// A string that waits for a person.
package struct ReviewItem: Sendable {
  /// Names the string with its source and its translation: the name of another version is another
  /// one, so that a decision is about what was shown.
  package var id: String
  package var identity: StringIdentity
  package var version: StringVersion
  package var table: String
  package var status: StringStatus
  package var comment: String?
  /// With the place of each text that varies.
  package var source: [Form]
  package var translation: [Form]
  /// The author and the time; nil unless requested, and for lines that are not committed.
  package var authorship: BlamedLine?
}

/// The strings that wait for a review, in the order of the files.
package struct ReviewResult: Sendable {
  package var items: [ReviewItem] = []
  package var diagnostics: [Diagnostic] = []
}

/// A decision of a person about a translation.
package enum ReviewDecision: String, Sendable, CaseIterable {
  /// It is right: it becomes `translated`.
  case approve
  /// It is wrong: it becomes `new`, and is work to do.
  case reject

  var state: State { self == .approve ? .translated : .new }
}

/// Decisions about strings in the queue.
package struct SettleRequest: Sendable {
  /// The ids of strings, by the decision about them.
  package var decisions: [ReviewDecision: [String]]

  package init(_ decisions: [ReviewDecision: [String]]) { self.decisions = decisions }
}

/// The result of decisions about strings in the queue.
package struct ReviewOutcome: Sendable {
  package var files: [FileChanges] = []
  /// Names that are in the queue no more: the string was changed or settled after it was listed.
  package var unknown: [String] = []
  package var diagnostics: [Diagnostic] = []
}
