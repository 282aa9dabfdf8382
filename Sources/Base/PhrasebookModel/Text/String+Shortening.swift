package import Phrasebook

extension String {
  /// The start of a longer text, with `…` at its end.
  ///
  /// - Parameter most: The number of Unicode scalars that are kept.
  package func shortened(to most: Int) -> String {
    guard utf8.count > most,
      let end = unicodeScalars.index(
        startIndex, offsetBy: most, limitedBy: unicodeScalars.endIndex),
      end < unicodeScalars.endIndex
    else { return self }
    return "\(self[..<end])…"
  }
}

extension Phrase {
  /// The phrase of a message: keys, paths and values of a file or the command line have any length, and a message
  /// repeats so much of them that a person recognizes them. Verbatim text, such as a line for `phrasebook.yml`, stays whole.
  package var ofMessage: Phrase {
    isVerbatim ? self : mappingTexts { $0.shortened(to: 1_000) }
  }
}
