import PhrasebookReports

/// The pieces of a text between which a line may end: words with the space behind them, and characters of
/// scripts that are written without spaces.
struct LinePieces: Sequence, IteratorProtocol {
  private var rest: Substring

  /// Marks that begin no line.
  private static let closing: Set<Character> = [
    "。", "、", "，", "．", "：", "；", "！", "？", "）", "」", "』", "】", "》", "”", "’", "・", "ー", "々",
    "ぁ", "ぃ", "ぅ", "ぇ", "ぉ", "っ", "ゃ", "ゅ", "ょ", "ァ", "ィ", "ゥ", "ェ", "ォ", "ッ", "ャ", "ュ", "ョ",
    ".", ",", ":", ";", "!", "?", ")", "]", "…",
  ]
  /// Marks that end no line.
  private static let opening: Set<Character> = ["（", "「", "『", "【", "《", "“", "‘", "(", "["]

  init(_ text: Substring) { rest = text }

  mutating func next() -> Substring? {
    guard var last = rest.first else { return nil }
    var index = rest.index(after: rest.startIndex)
    while index < rest.endIndex {
      let character = rest[index]
      if mayEnd(last, before: character) { break }
      last = character
      index = rest.index(after: index)
    }
    defer { rest = rest[index...] }
    return rest[..<index]
  }

  private func mayEnd(_ last: Character, before next: Character) -> Bool {
    if next == " " || Self.closing.contains(next) || Self.opening.contains(last) { return false }
    return last == " " || isWide(last) || isWide(next)
  }

  private func isWide(_ character: Character) -> Bool { DisplayWidth.of(String(character)) > 1 }
}
