internal import PhrasebookTranslate

/// Source texts, and how much of another text is in the one most like it, counted as CAT tools count
/// for an offer.
///
/// The score is 100 × (1 − distance ÷ the longer text's number of tokens), rounded down, as in
/// OmegaT: a token is a word without case, a run of spaces or another character. A translation memory
/// scores characters instead, to find the best text to start from.
package struct SegmentMatches {
  /// The minimum score that is looked for.
  package static let minimum = 75

  private var numbers: [String: Int] = [:]
  private var texts: [[Int]] = []
  /// The texts with each token.
  private var places: [[Int]] = []

  /// No texts.
  package init() {}

  /// Adds a text.
  package mutating func add(_ text: String) {
    let tokens = Self.words(of: text).map { word in
      if let number = numbers[word] { return number }
      numbers[word] = places.count
      places.append([])
      return places.count - 1
    }
    guard !tokens.isEmpty else { return }
    for token in Set(tokens) { places[token].append(texts.count) }
    texts.append(tokens)
  }

  /// The score of the text most like another one, up to 100; nil if it is below the minimum.
  package func score(of text: String) -> Int? {
    let tokens = Self.words(of: text).map { numbers[$0] ?? -1 }
    guard !tokens.isEmpty else { return nil }
    // A text that is like enough has all but so many tokens, and so one of the rarest ones.
    let spare = tokens.count - Self.needed(of: tokens.count)
    let rarest = tokens.sorted { count(of: $0) < count(of: $1) }.prefix(spare + 1)
    var seen: Set<Int> = []
    var pattern = TokenPattern(tokens)
    var best: Int?
    for token in Set(rarest) where token >= 0 {
      for place in places[token] where seen.insert(place).inserted {
        best.raise(to: pattern.score(of: texts[place], atLeast: max(Self.minimum, best ?? 0)))
        if best == 100 { return best }
      }
    }
    return best
  }

  private func count(of token: Int) -> Int { token < 0 ? 0 : places[token].count }

  /// The number of tokens of the longer text that must be unchanged.
  fileprivate static func needed(of count: Int) -> Int { (count * minimum + 99) / 100 }

  private static func words(of text: String) -> [String] {
    WordBreaks.tokens(in: text).map { text[$0.range].lowercased() }
  }
}

/// A text that others are compared with, token by token.
private struct TokenPattern {
  private let count: Int
  /// A byte for each token of the pattern.
  private var codes: [Int: UInt8] = [:]
  private var bound: EditBound

  init(_ tokens: [Int]) {
    count = tokens.count
    var codes: [Int: UInt8] = [:]
    // Past 254 tokens the others share a byte, which makes no score lower.
    for token in tokens where codes[token] == nil {
      codes[token] = UInt8(clamping: codes.count + 1)
    }
    self.codes = codes
    bound = EditBound(tokens.map { codes[$0] ?? 0 })
  }

  /// The score of a text; nil if it is below a minimum.
  mutating func score(of tokens: [Int], atLeast minimum: Int) -> Int? {
    let longest = max(count, tokens.count)
    let most = longest * (100 - minimum) / 100
    guard abs(count - tokens.count) <= most else { return nil }
    let bytes = tokens.map { codes[$0] ?? 0 }
    let distance = bytes.withUnsafeBufferPointer { bound.distance(to: $0, atMost: most) }
    return distance.map { 100 * (longest - $0) / longest }
  }
}

extension Int? {
  /// Takes over a higher number.
  package mutating func raise(to other: Int?) {
    if let other { self = Swift.max(self ?? other, other) }
  }
}
