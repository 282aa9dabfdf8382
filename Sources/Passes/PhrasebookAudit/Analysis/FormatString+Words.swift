import PhrasebookModel

extension FormatString {
  /// True where there are letters beside the specifiers: without them every language reads alike.
  var hasWords: Bool {
    pieces.contains { piece in
      guard case .text(let text) = piece else { return false }
      return text.contains(where: \.isLetter)
    }
  }
}
