package import Phrasebook
package import PhrasebookModel
package import PhrasebookSync

/// The decision of a person about a string, with the version of it that the person saw.
package struct StringDecision: Sendable {
  package enum Action: Sendable {
    /// The texts and their state take the place of those that are there.
    case replace([StringEdit.Text], State)
    /// The texts get another state; `translated` is an approval.
    case mark(State)
  }

  package var identity: StringIdentity
  /// The decision is refused if the string is another one by now.
  package var seen: StringVersion
  package var action: Action

  package init(_ identity: StringIdentity, seen: StringVersion, _ action: Action) {
    self.identity = identity
    self.seen = seen
    self.action = action
  }
}

/// The result of decisions.
package struct DecisionResult: Sendable {
  /// Strings that are as the person decided.
  package var done: [StringIdentity] = []
  /// Strings that changed after the person saw them; they stay as they are.
  package var changed: [StringIdentity] = []
  /// Strings that cannot be edited in this way, and why.
  package var refused: [(identity: StringIdentity, reason: Phrase)] = []
  /// Changes of files, further languages that need a review among them.
  package var changes: [FileChanges] = []
  /// Files that could not be read or written.
  package var diagnostics: [Diagnostic] = []

  package init() {}
}
