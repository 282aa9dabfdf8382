package import Phrasebook
package import PhrasebookModel

/// Texts, comments and keys that a machine wants to write: all of them, or none.
package struct MachineEdits: Sendable {
  /// The texts of a key in one language.
  package struct Translation: Sendable {
    package var key: String
    /// A catalog or table; nil if one catalog only has the key.
    package var catalog: String?
    package var language: String
    /// By path, such as `plural.one`; the empty path is the text itself.
    package var texts: Members<String>

    package init(_ key: String, catalog: String?, language: String, texts: Members<String>) {
      self.key = key
      self.catalog = catalog
      self.language = language
      self.texts = texts
    }
  }

  /// The comment of a key.
  package struct Comment: Sendable {
    package var key: String
    package var catalog: String?
    package var text: String

    package init(_ key: String, catalog: String?, text: String) {
      self.key = key
      self.catalog = catalog
      self.text = text
    }
  }

  /// A key that no catalog has; it is manual, so that no sync removes it.
  package struct NewKey: Sendable {
    package var key: String
    package var catalog: String?
    /// The source text.
    package var text: String
    package var comment: String?

    package init(_ key: String, catalog: String?, text: String, comment: String?) {
      self.key = key
      self.catalog = catalog
      self.text = text
      self.comment = comment
    }
  }

  package var translations: [Translation] = []
  package var comments: [Comment] = []
  package var keys: [NewKey] = []
  /// Whether nothing is to be written.
  package var isDryRun = false

  package init() {}
}

/// The result of the edits of a machine.
package struct MachineEditResult: Sendable {
  /// An edit that is not made, or made in spite of a doubt.
  package struct Note: Sendable, Hashable {
    package var key: String
    package var language: String?
    /// One sentence.
    package var text: Phrase
  }

  /// The changes, by file; without refusals and not in a dry run they are written.
  package var files: [FileChanges] = []
  /// The reason why nothing is written.
  package var refusals: [Note] = []
  /// Doubts that do not stop an edit.
  package var warnings: [Note] = []
  /// The state of the texts.
  package var state: State
  /// Whether the files have the changes.
  package var isWritten = false
}
