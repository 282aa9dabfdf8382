import PhrasebookModel

extension Passage {
  /// The spaces that the text begins with, wide and unbreakable ones among them.
  var leadingSpace: Range<Int> {
    var end = 0
    while let next = space(at: end) { end = next }
    return 0..<end
  }

  /// The spaces that the text ends with; none where it is nothing but spaces.
  var trailingSpace: Range<Int> {
    var start = bytes.count
    while let before = space(before: start) { start = before }
    return start == 0 ? bytes.count..<bytes.count : start..<bytes.count
  }

  /// True where a letter stands right behind a range.
  func beginsWithLetter(behind range: Range<Int>) -> Bool {
    bytes.scalar(at: range.upperBound)?.0.properties.isAlphabetic == true
  }

  /// Where a space or a tab ends that begins at an offset; nil where there is none.
  func space(at index: Int) -> Int? {
    guard index >= 0, index < bytes.count else { return nil }
    if bytes[index] == 0x20 || bytes[index] == 0x09 { return index + 1 }
    guard bytes[index] >= 0x80 else { return nil }
    for space in Self.wideSpaces where bytes[index...].starts(with: space) {
      return index + space.count
    }
    return nil
  }

  /// Where a space or a tab begins that ends at an offset; nil where there is none.
  private func space(before end: Int) -> Int? {
    guard end > 0 else { return nil }
    if bytes[end - 1] == 0x20 || bytes[end - 1] == 0x09 { return end - 1 }
    guard bytes[end - 1] >= 0x80 else { return nil }
    for space in Self.wideSpaces where bytes[..<end].suffix(space.count).elementsEqual(space) {
      return end - space.count
    }
    return nil
  }

  /// Spaces that keep words on one line, and the space of East Asian texts.
  private static let wideSpaces: [[UInt8]] = [
    Array("\u{A0}".utf8), Array("\u{202F}".utf8), Array("\u{3000}".utf8),
  ]

  /// The line breaks that the text begins with.
  var leadingBreaks: Range<Int> {
    0..<(bytes.firstIndex { $0 != 0x0A && $0 != 0x0D } ?? bytes.count)
  }

  /// The line breaks that the text ends with.
  var trailingBreaks: Range<Int> {
    var start = bytes.count
    while start > 0, bytes[start - 1] == 0x0A || bytes[start - 1] == 0x0D { start -= 1 }
    return start == 0 ? bytes.count..<bytes.count : start..<bytes.count
  }

  /// How many lines there are, those at the edges left out.
  var innerLines: Int {
    var lines = 1
    var previous: UInt8 = 0
    let (start, end) = (leadingBreaks.upperBound, trailingBreaks.lowerBound)
    for (index, byte) in bytes.enumerated() where index >= start && index < end {
      if byte == 0x0A, previous != 0x0D { lines += 1 }
      if byte == 0x0D { lines += 1 }
      // The separators of Unicode break lines, too.
      if byte == 0xA8 || byte == 0xA9, index > 1, bytes[index - 1] == 0x80, bytes[index - 2] == 0xE2
      {
        lines += 1
      }
      previous = byte
    }
    return lines
  }

  /// The text without placeholders, tags and addresses; a space stands for each.
  var plainText: String {
    var text = ""
    var index = 0
    let hidden =
      (placeholders.map(\.range) + markup.tags.map(\.range)
      + addresses.links.map(\.range) + addresses.mails.map(\.range) + parameters.map(\.range)
      + handles)
      .sorted { $0.lowerBound < $1.lowerBound }
    for range in hidden where range.lowerBound >= index {
      text += part(index..<range.lowerBound) + " "
      index = range.upperBound
    }
    return text + part(index..<bytes.count)
  }

  /// The names by which people go in a network: `@name`.
  private var handles: [Range<Int>] {
    let sign = UInt8(ascii: "@")
    return bytes.indices.compactMap { index in
      guard bytes[index] == sign, index == 0 || !bytes[index - 1].isNamePart else { return nil }
      let end = bytes[(index + 1)...].firstIndex { !$0.isNamePart } ?? bytes.count
      return end > index + 1 ? index..<end : nil
    }
  }

  /// The words outside of placeholders, tags and addresses.
  var plainWords: [Substring] {
    let isWord = { (character: Character) in
      character.isLetter || character == "’" || character == "'"
    }
    return plainText.split { !isWord($0) }
  }
}

extension Language {
  /// Languages that set no spaces between words, nor behind their wide punctuation.
  var joinsWords: Bool { ["ja", "zh", "yue", "th", "lo", "km", "my", "bo", "dz"].contains(base) }
  /// Languages whose signs say as much as several letters.
  var isDense: Bool { script == .han || script == .hangul }
}
