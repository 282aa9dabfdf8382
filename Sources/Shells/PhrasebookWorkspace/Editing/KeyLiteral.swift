import PhrasebookExtract
import PhrasebookGenerate
import PhrasebookModel

/// The literal of a key in a source file: a text and a place in, the literal's bytes out, and those that
/// another key has in their place.
struct KeyLiteral {
  /// The range of the literal, quotation marks included.
  let range: Range<Int>

  private let literal: LiteralPieces
  private let key: KeyPieces

  /// The literal that starts at `location` or is the first after it, if it makes exactly `key`: a plain one,
  /// one of several lines, one between `#`, or one with an interpolation for each placeholder.
  init?(of key: String, at location: Location, in text: DocumentText) {
    guard let start = text.offset(of: location),
      let found = LiteralScan.first(from: start, in: text.bytes),
      let literal = LiteralPieces(found, in: text.bytes),
      let key = KeyPieces(key, isPlain: !found.hasInterpolations),
      key.texts == literal.pieces.map({ ExactString($0.text) })
    else { return nil }
    range = found.range
    self.literal = literal
    self.key = key
  }

  /// The changes that make the literal another key, by their ranges; nil if its interpolations would make other
  /// placeholders.
  func changes(to new: String) -> [Range<Int>: [UInt8]]? {
    guard let new = KeyPieces(new, isPlain: literal.pieces.count == 1),
      new.placeholders == key.placeholders
    else { return nil }
    var changes: [Range<Int>: [UInt8]] = [:]
    for (index, piece) in literal.pieces.enumerated() where new.texts[index] != key.texts[index] {
      changes[piece.range] = Array(source(of: new.texts[index].text, at: index).utf8)
    }
    return changes
  }

  /// The source of a text, with the line breaks beside the quotation marks.
  private func source(of text: String, at index: Int) -> String {
    let lineStart = literal.lineStart
    let contents = SwiftLiteral.contents(of: text, pounds: literal.pounds, lineStart: lineStart)
    let start = index == 0 ? lineStart ?? "" : ""
    return start + contents + (index == literal.pieces.count - 1 ? lineStart ?? "" : "")
  }
}
