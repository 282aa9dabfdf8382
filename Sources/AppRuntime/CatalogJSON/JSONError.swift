/// The first error of a document: one line with the problem, its fix and its place.
package struct JSONError: Error, Hashable, Sendable {
  /// The message.
  package var text: JSONMessage
  /// The line, from 1.
  package var line: Int
  /// The column, from 1, in UTF-8 code units.
  package var column: Int
  /// The bytes of the earlier member, with its comma, if an object has a name twice.
  package var repeated: Range<Int>?

  /// Creates an error.
  package init(_ text: JSONMessage, line: Int, column: Int) {
    self.text = text
    self.line = line
    self.column = column
  }

  /// The line in English.
  package var message: String { text.english }
}
