import PhrasebookModel

/// A key cut at its placeholders, as the literal that makes it is cut at its interpolations.
struct KeyPieces {
  /// As the literal has them: beside an interpolation, `%` stands for the `%%` of a key.
  private(set) var texts: [ExactString] = []
  /// As the key has them: one fewer than there are texts.
  private(set) var placeholders: [String] = []

  /// Nil for a key that no such literal makes.
  ///
  /// - Parameter isPlain: Whether the literal has no interpolations, so that it is the key itself.
  init?(_ key: String, isPlain: Bool) {
    if isPlain {
      texts = [ExactString(key)]
      return
    }
    let bytes = Array(key.utf8)
    let signs = FormatPlaceholder.all(in: bytes)
    let specifiers = signs.filter { $0.kind == .argument }.map(\.range)
    let isFormat = !specifiers.isEmpty
    let isMade = signs.allSatisfy { $0.kind == .argument || $0.kind == .percent }
    if isFormat, !isMade { return nil }
    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    func add(_ part: String) {
      texts.append(ExactString(isFormat ? part.replacing(exactly: "%%", with: "%") : part))
    }
    var start = 0
    // The phrase of an App Shortcut and the summary of parameters have `${name}`.
    for range in isFormat ? specifiers : TextParameters.ranges(in: bytes) {
      add(text(start..<range.lowerBound))
      placeholders.append(text(range))
      start = range.upperBound
    }
    add(text(start..<bytes.count))
  }
}
