/// A sentence in English, in pieces, so that it can be localized.
///
/// This module is below those that know languages, so it cannot use `Phrase`.
package struct JSONMessage: Hashable, Sendable {
  /// The sentence with `%@` for each part; the text itself if it is not a sentence.
  package let format: String
  /// The parts of the sentence.
  package let parts: [JSONMessage]
  /// Whether it is text of a file, which is not localized.
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

  /// Creates a message of a file's text, or of a number.
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
