package import PhrasebookModel

/// A part of a text as an editor shows it: words, or a placeholder that is kept whole.
package struct EditedPiece: Hashable, Sendable {
  package var text: String
  /// Nil for words.
  package var placeholder: Placeholder.Kind?

  /// Cuts a text at its placeholders.
  package static func pieces(of text: String) -> [EditedPiece] {
    let bytes = Array(text.utf8)
    var pieces: [EditedPiece] = []
    var start = 0
    func add(_ end: Int) {
      guard start < end else { return }
      pieces.append(EditedPiece(text: String(decoding: bytes[start..<end], as: UTF8.self)))
    }
    for found in Placeholder.all(in: bytes) where found.kind != .incomplete {
      add(found.range.lowerBound)
      pieces.append(
        EditedPiece(
          text: String(decoding: bytes[found.range], as: UTF8.self), placeholder: found.kind))
      start = found.range.upperBound
    }
    add(bytes.count)
    return pieces
  }
}
