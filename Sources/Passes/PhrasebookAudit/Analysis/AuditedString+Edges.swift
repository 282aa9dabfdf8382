import PhrasebookModel

extension AuditedString {
  /// The spaces that the text begins with, wide and unbreakable ones among them.
  var leadingSpace: Range<Int> {
    var end = 0
    while let next = space(at: end) { end = next }
    return 0..<end
  }

  /// The spaces at the end of the text; empty if the text has only spaces.
  var trailingSpace: Range<Int> {
    var start = bytes.count
    while let before = space(before: start) { start = before }
    return start == 0 ? bytes.count..<bytes.count : start..<bytes.count
  }

  /// The end of a space or a tab that begins at an offset; nil if absent.
  func space(at index: Int) -> Int? {
    guard index >= 0, index < bytes.count else { return nil }
    if bytes[index] == 0x20 || bytes[index] == 0x09 { return index + 1 }
    guard bytes[index] >= 0x80 else { return nil }
    for space in wideSpaces where bytes[index...].starts(with: space) {
      return index + space.count
    }
    return nil
  }

  /// The start of a space or a tab that ends at an offset; nil if absent.
  private func space(before end: Int) -> Int? {
    guard end > 0 else { return nil }
    if bytes[end - 1] == 0x20 || bytes[end - 1] == 0x09 { return end - 1 }
    guard bytes[end - 1] >= 0x80 else { return nil }
    for space in wideSpaces where bytes[..<end].suffix(space.count).elementsEqual(space) {
      return end - space.count
    }
    return nil
  }

  /// The text with a space in place of each placeholder, tag and address.
  var plainText: String {
    var text = ""
    var index = 0
    let hidden =
      (placeholders.map(\.range) + markup.tags.map(\.range)
      + addresses.links.map(\.range) + addresses.mails.map(\.range) + parameters.map(\.range)
      + Addresses.handles(in: bytes))
      .sorted { $0.lowerBound < $1.lowerBound }
    for range in hidden where range.lowerBound >= index {
      text += part(index..<range.lowerBound) + " "
      index = range.upperBound
    }
    return text + part(index..<bytes.count)
  }

  /// The words outside of placeholders, tags and addresses.
  var plainWords: [Substring] {
    let isWord = { (character: Character) in
      character.isLetter || character == "’" || character == "'"
    }
    return plainText.split { !isWord($0) }
  }
}

extension LanguageTraits {
  /// Languages that set no spaces between words, nor behind their wide punctuation.
  var joinsWords: Bool { ["ja", "zh", "yue", "th", "lo", "km", "my", "bo", "dz"].contains(base) }
  /// Languages in which one character is as much as several letters.
  var isDense: Bool { script == .han || script == .hangul }
}

/// Spaces that keep words on one line, and the space of East Asian texts.
private let wideSpaces: [[UInt8]] = [
  Array("\u{A0}".utf8), Array("\u{202F}".utf8), Array("\u{3000}".utf8),
]
