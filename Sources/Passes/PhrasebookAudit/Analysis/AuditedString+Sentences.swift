extension AuditedString {
  /// Whether a mark is inside the text, followed by words.
  func hasInside(_ isMark: (Ending) -> Bool) -> Bool {
    let scalars = value.unicodeScalars
    guard let word = scalars.lastIndex(where: \.properties.isAlphabetic) else { return false }
    return scalars[..<word].contains { Ending.of($0).map(isMark) == true }
  }

  /// Whether it is a text of several sentences.
  var hasSentencesInside: Bool { hasInside(\.endsSentence) }
}
