import PhrasebookExtract
import PhrasebookModel

/// The literal of a key in a source file: a text and a place in, the literal's bytes out.
struct KeyLiteral {
  /// The range of the literal, quotation marks included.
  let range: Range<Int>

  /// The literal that starts at `location` or is the first after it, if its text is exactly `key`
  /// and it has no interpolation: a plain one, one of several lines, or one between `#`.
  init?(of key: String, at location: Location, in text: DocumentText) {
    guard let start = text.offset(of: location),
      let literal = LiteralScan.first(from: start, in: text.bytes),
      literal.value(in: text.bytes) == Array(key.utf8)
    else { return nil }
    range = literal.range
  }
}
