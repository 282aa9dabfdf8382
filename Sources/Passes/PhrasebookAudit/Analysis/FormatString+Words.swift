import PhrasebookModel

extension FormatString {
  /// Whether there are letters beside the specifiers: without them every language reads alike.
  var hasWords: Bool {
    pieces.contains { piece in
      guard case .text(let text) = piece else { return false }
      return text.contains(where: \.isLetter)
    }
  }

  /// Whether a number follows a colon or a bracket, and no word follows the number.
  var numberStandsApart: Bool {
    for (index, piece) in pieces.enumerated() {
      guard case .specifier(_, let body) = piece, body != "@", index > 0,
        case .text(let before) = pieces[index - 1],
        let mark = before.last(where: { !$0.isWhitespace }), ":：(（".contains(mark)
      else { continue }
      guard index + 1 < pieces.count, case .text(let after) = pieces[index + 1],
        let next = after.first(where: { !$0.isWhitespace })
      else { return true }
      if !next.isLetter { return true }
    }
    return false
  }
}
