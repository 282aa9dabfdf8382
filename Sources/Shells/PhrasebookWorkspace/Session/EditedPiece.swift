import PhrasebookModel

/// A part of a text as an editor shows it: words, or a placeholder that is kept whole.
package struct EditedPiece: Hashable, Sendable {
  package var text: String
  /// Whether it is not words: a format specifier, or a parameter such as `${name}`.
  package var isPlaceholder = false

  /// Cuts a text at its placeholders.
  package static func pieces(of text: String) -> [EditedPiece] {
    let bytes = Array(text.utf8)
    var pieces: [EditedPiece] = []
    var start = 0
    func add(_ end: Int) {
      guard start < end else { return }
      pieces.append(EditedPiece(text: String(decoding: bytes[start..<end], as: UTF8.self)))
    }
    let marks = FormatPlaceholder.all(in: bytes).filter { $0.kind != .incomplete }.map(\.range)
    let all = (TextParameters.ranges(in: bytes) + marks).sorted { $0.lowerBound < $1.lowerBound }
    for range in all where range.lowerBound >= start {
      add(range.lowerBound)
      let text = String(decoding: bytes[range], as: UTF8.self)
      pieces.append(EditedPiece(text: text, isPlaceholder: true))
      start = range.upperBound
    }
    add(bytes.count)
    return pieces
  }

  /// Replaces each occurrence of a text in another one. A placeholder stays whole or is replaced as a
  /// whole: "l" is not found in %lld.
  package static func replacing(_ old: String, with new: String, in text: String) -> String {
    guard !old.isEmpty else { return text }
    var (inside, offset) = (Set<Int>(), 0)
    for piece in pieces(of: text) {
      let length = piece.text.utf8.count
      if piece.isPlaceholder { inside.formUnion((offset + 1)..<(offset + length)) }
      offset += length
    }
    var (result, end) = ("", text.startIndex)
    for range in text.ranges(of: old) {
      let bounds = [range.lowerBound, range.upperBound].map {
        text.utf8.distance(from: text.startIndex, to: $0)
      }
      guard !bounds.contains(where: inside.contains) else { continue }
      result += text[end..<range.lowerBound] + new
      end = range.upperBound
    }
    return result + text[end...]
  }
}
