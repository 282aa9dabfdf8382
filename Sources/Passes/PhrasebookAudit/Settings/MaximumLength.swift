import CatalogJSON

/// The maximum length of the texts of some keys.
package struct MaximumLength: Hashable, Sendable {
  /// Keys, as a pattern with `*`.
  package var keys: String
  /// In user-perceived characters; a placeholder counts as one.
  package var characters: Int

  /// Creates a limit.
  package init(keys: String, characters: Int) {
    self.keys = keys
    self.characters = characters
  }

  /// The words before a number that make it a limit.
  private static let limits: Set<Substring> = [
    "max", "maximum", "most", "limit", "limited", "than", "exceed", "up", "maxlength", "maxlen",
  ]
  /// The words that make a number one of characters.
  private static let characters: Set<Substring> = [
    "char", "chars", "character", "characters", "letter", "letters", "length", "maxlength",
    "maxlen", "long",
  ]

  /// The limit that a comment states, as in “max 20 characters”, “at most 20 chars” or “maximum
  /// length: 20”; nil if it states no limit.
  package static func stated(in comment: String) -> Int? {
    let lower = comment.lowercased()
    guard lower.utf8.contains(where: \.isDigit) else { return nil }
    let words = lower.split { !$0.isLetter && !$0.isNumber }
    for (index, word) in words.enumerated() {
      guard let number = Int(word), (1...100_000).contains(number) else { continue }
      let before = words[max(0, index - 4)..<index]
      let after = words[(index + 1)...].prefix(2)
      let isOfCharacters =
        after.first.map(characters.contains) == true
        || before.suffix(3).contains(where: characters.contains)
      let isLimit =
        before.contains(where: limits.contains)
        || after.dropFirst().first.map { ["max", "maximum", "limit"].contains($0) } == true
      if isLimit, isOfCharacters { return number }
    }
    return nil
  }
}

extension AuditSettings {
  /// The maximum length of a key's texts: the settings' first, else the one that the comment states.
  package func maximumLength(of key: String, comment: String?) -> Int? {
    if let set = maximumLengths.first(where: { Wildcard($0.keys).matches(key) }) {
      return set.characters
    }
    return comment.flatMap(MaximumLength.stated)
  }
}
