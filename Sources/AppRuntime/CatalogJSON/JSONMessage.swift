/// A sentence for a person in English, in pieces, so that whoever shows it can find its translation:
/// the format, with `%@` for each part, is what it is looked up by.
///
/// This module is below all that knows of languages, which is why it has no `Phrase`.
package struct JSONMessage: Hashable, Sendable {
  /// The sentence with `%@` for each part; the text itself where it is no sentence.
  package let format: String
  /// The parts of the sentence.
  package let parts: [JSONMessage]
  /// True for what stands in a file: nobody translates it.
  package let isText: Bool

  /// Creates a sentence of a format and its parts.
  package init(_ format: String, with parts: [JSONMessage] = []) {
    self.format = format
    self.parts = parts
    isText = false
  }

  private init(text: String) {
    format = text
    parts = []
    isText = true
  }

  /// What stands in a file, or a number.
  package static func text(_ text: String) -> JSONMessage { .init(text: text) }

  /// The sentence as it is.
  package var english: String {
    var (text, rest) = ("", format[...])
    for part in parts {
      guard let place = rest.utf8.firstIndex(of: UInt8(ascii: "%")) else { break }
      text += rest[..<place] + part.english
      rest = rest[place...].dropFirst(2)
    }
    return text + rest
  }
}
