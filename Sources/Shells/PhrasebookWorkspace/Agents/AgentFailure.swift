package import Phrasebook

/// The reason why a request of an agent cannot be done, and the fix.
package struct AgentFailure: Error, Hashable, Sendable {
  /// One sentence.
  package var text: Phrase

  /// A failure that people read, too: those of `context comments`.
  package init(_ text: Phrase) { self.text = text }
  /// A failure that only agents read.
  package init(english: String) { text = .verbatim(english) }

  /// The text in English, for programs.
  package var message: String { text.sourceText }
}
