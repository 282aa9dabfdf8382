package import Phrasebook
package import PhrasebookModel

/// A change that a person may want at a place of a document. It is planned when it is chosen.
package struct Proposal: Sendable {
  /// The kind of a change, in the words of the Language Server Protocol.
  package enum Kind: String, Sendable, CaseIterable {
    case fix = "quickfix"
    case rewrite = "refactor.rewrite"
    case extract = "refactor.extract"
    case fixAll = "source.fixAll.phrasebook"

    /// Whether it is of a kind or a part of it: `refactor.rewrite` is `refactor`.
    package func isKind(of other: String) -> Bool {
      rawValue == other || rawValue.hasPrefix(other + ".")
    }
  }

  /// The steps of a change.
  enum Step: Sendable {
    /// Applies the fixes of findings to their catalog.
    case fix([Finding])
    /// Applies all fixes to a catalog, and those that they make possible.
    case fixAll(catalog: String)
    /// Suppresses a finding in the comment of its entry.
    case ignoreInComment(Finding)
    /// Suppresses a finding in phrasebook.yml.
    case ignoreInSettings(Finding)
    /// Sets the comment of a key of a catalog.
    case comment(String, key: String, catalog: String)
    /// Marks strings of a key as reviewed.
    case review(key: String, languages: [String], catalog: String)
    /// Sets a string that the translation memory has.
    case translate(key: String, language: String, value: String, catalog: String)
    /// Adds the entry of a string that the code has.
    case add(ExtractedString, catalog: String)
    /// Adds the entries of the strings that extraction finds in a part of a source, as the steps
    /// before have changed it.
    case addExtracted(file: String, range: Range<Int>, catalogs: [String])
    /// Makes a key belong to a person.
    case own(key: String, catalog: String)
    /// Replaces a part of a source.
    case replace(file: String, range: Range<Int>, text: String)
  }

  package var title: Phrase
  package var kind: Kind
  /// The finding that the change settles.
  package var finding: Finding?
  /// Whether the change is the one to make.
  package var isPreferred = false
  let steps: [Step]

  init(
    _ title: Phrase, _ kind: Kind, finding: Finding? = nil, isPreferred: Bool = false,
    _ steps: Step...
  ) {
    self.init(title, kind, finding: finding, isPreferred: isPreferred, steps: steps)
  }

  init(
    _ title: Phrase, _ kind: Kind, finding: Finding? = nil, isPreferred: Bool = false,
    steps: [Step]
  ) {
    self.title = title
    self.kind = kind
    self.finding = finding
    self.isPreferred = isPreferred
    self.steps = steps
  }
}
