package import Phrasebook
package import PhrasebookModel

/// The options of `context comments`.
package struct CommentRequest: Sendable {
  /// The drafter: a service or a command.
  package var drafter: String
  /// The only table; nil for all.
  package var table: String?
  /// Whether nothing is sent and written.
  package var isDryRun = false
  /// The variables that services are configured by.
  package var environment: [String: String]

  package init(drafter: String, environment: [String: String] = [:]) {
    self.drafter = drafter
    self.environment = environment
  }
}

/// Comments that a machine drafted for strings without one.
package struct CommentDrafts: Sendable {
  /// One string.
  package struct Item: Sendable {
    /// The catalog, spelled as PATH was given.
    package var file: String
    package var table: String
    package var key: String
    /// Nil for a string that would be sent, or that has no answer.
    package var comment: String?
    /// The reason why the comment is not written.
    package var refusal: Phrase?
  }

  package var items: [Item] = []
  package var diagnostics: [Diagnostic] = []

  /// The strings whose comments were refused.
  package var refused: [Item] { items.filter { $0.refusal != nil } }
}
