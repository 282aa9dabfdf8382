package import PhrasebookModel

/// Everything about a string that an editor shows.
package struct StringDetail: Sendable {
  /// A text to write, with the source's text for it.
  package struct Field: Sendable {
    package var path: VariationPath
    package var source: String?
    /// Nil if it is missing.
    package var value: String?
    package var state: State?
    package var argument: ExchangeUnit.Argument?
    /// Numbers that the form is used for; empty for a text that does not vary by number.
    package var samples: [String]
  }

  /// The same string in another language.
  package struct Other: Sendable {
    package var language: String
    package var text: String
    package var status: StringStatus
  }

  /// A place in the code that uses the string.
  package struct Site: Sendable {
    package var location: Location
    /// The line of the code, without space around it; empty if it cannot be read.
    package var code: String
  }

  /// A plural category with some numbers that it is used for.
  package struct Category: Sendable {
    package var name: String
    package var samples: [String]
  }

  package var identity: StringIdentity
  package var table: String
  package var sourceLanguage: String
  package var comment: String?
  package var isCommentGenerated: Bool
  package var extractionState: ExtractionState?
  package var status: StringStatus
  package var version: StringVersion
  package var fields: [Field]
  /// Whether the string holds the phrases of an App Shortcut, which are edited in the file.
  package var isPhrases: Bool
  /// The placeholders of the source, in order, each once.
  package var placeholders: [EditedPiece]
  package var others: [Other]
  package var sites: [Site]
  /// Keys that the same sources use.
  package var neighbours: [String]
  /// The pictures that show the string.
  package var pictures: [StringPicture]
  package var findings: [Finding]
  /// The plural categories of the language.
  package var categories: [Category]
}
