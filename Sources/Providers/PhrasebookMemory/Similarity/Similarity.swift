/// The similarity of two strings, from 0 to 100: the share that an editor would not have to change.
///
/// The distance is Levenshtein's over characters, with a placeholder and a number as one character
/// each; a difference in case only, or of one placeholder or number from another, counts half. The score
/// is 100 × (1 − distance ÷ the longer text's length), rounded down: 100 for equal strings only.
public enum Similarity {
  /// Returns the similarity of two strings.
  public static func score(_ a: String, _ b: String) -> Int {
    if a.utf8.elementsEqual(b.utf8) { return 100 }
    return score(TextTokens(a, limit: TextTokens.limit), TextTokens(b, limit: TextTokens.limit))
  }

  /// Returns the similarity of two different strings.
  static func score(_ a: TextTokens, _ b: TextTokens) -> Int {
    let longest = max(a.tokens.count, b.tokens.count)
    guard longest > 0 else { return 99 }
    let distance = distance(a.tokens[...], b.tokens[...])
    return max(0, min(99, 100 * (2 * longest - distance) / (2 * longest)))
  }

  /// Returns the edit distance, in halves of an edit.
  private static func distance(
    _ a: ArraySlice<TextTokens.Token>, _ b: ArraySlice<TextTokens.Token>
  ) -> Int {
    var (a, b) = (a, b)
    while let x = a.first, let y = b.first, x == y {
      a.removeFirst()
      b.removeFirst()
    }
    while let x = a.last, let y = b.last, x == y {
      a.removeLast()
      b.removeLast()
    }
    if a.isEmpty || b.isEmpty { return 2 * (a.count + b.count) }
    let short = Array(a.count < b.count ? a : b)
    let long = a.count < b.count ? b : a
    var row = (0...short.count).map { 2 * $0 }
    for (number, token) in long.enumerated() {
      var diagonal = row[0]
      row[0] = 2 * (number + 1)
      for column in short.indices {
        let other = short[column]
        let change = token == other ? 0 : token.folded == other.folded ? 1 : 2
        let best = min(diagonal + change, min(row[column], row[column + 1]) + 2)
        diagonal = row[column + 1]
        row[column + 1] = best
      }
    }
    return row[short.count]
  }
}
