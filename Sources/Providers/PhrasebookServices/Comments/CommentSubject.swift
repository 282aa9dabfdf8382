internal import PhrasebookModel

/// A string without a comment, with all that the project shows of it.
package struct CommentSubject: Sendable {
  /// A call that uses the string.
  package struct Use: Sendable {
    /// Relative to the project.
    package var file: String
    package var line: Int
    /// The lines around it.
    package var code: [String]

    package init(file: String, line: Int, code: [String]) {
      self.file = file
      self.line = line
      self.code = code
    }
  }

  package var key: String
  package var table: String
  /// The language of the texts and of the comment.
  package var language: String
  /// The source texts.
  package var texts: [String]
  /// The placeholders with what the app puts there: `%@ (text)`.
  package var placeholders: [String]
  package var uses: [Use]
  /// Texts that are used nearby.
  package var neighbours: [String]

  package init(
    key: String, table: String, language: String, texts: [String], placeholders: [String],
    uses: [Use], neighbours: [String]
  ) {
    self.key = key
    self.table = table
    self.language = language
    self.texts = texts
    self.placeholders = placeholders
    self.uses = uses
    self.neighbours = neighbours
  }

  /// The string as JSON, for commands and models.
  func members(id: Int) -> Members<JSONValue> {
    var members: Members<JSONValue> = [
      "id": .number(String(id)), "task": .string("comment"), "key": .string(key),
      "table": .string(table), "language": .string(language), "texts": JSONBody.texts(texts),
    ]
    if !placeholders.isEmpty { members["placeholders"] = JSONBody.texts(placeholders) }
    if !neighbours.isEmpty { members["neighbours"] = JSONBody.texts(neighbours) }
    members["uses"] = .array(
      uses.map { use in
        .object([
          "file": .string(use.file), "line": .number(String(use.line)),
          "code": JSONBody.texts(use.code),
        ])
      })
    return members
  }
}
