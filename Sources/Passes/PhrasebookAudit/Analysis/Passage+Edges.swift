import PhrasebookModel

extension Passage {
  /// The spaces that the text begins with.
  var leadingSpace: Range<Int> {
    0..<(bytes.firstIndex { $0 != 0x20 && $0 != 0x09 } ?? bytes.count)
  }

  /// The spaces that the text ends with; none where it is nothing but spaces.
  var trailingSpace: Range<Int> {
    var start = bytes.count
    while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
    return start == 0 ? bytes.count..<bytes.count : start..<bytes.count
  }

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
    let end = trailingBreaks.lowerBound
    for (index, byte) in bytes.enumerated() where index >= leadingBreaks.upperBound && index < end {
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

  /// The words outside of placeholders, tags and addresses.
  var plainWords: [Substring] {
    var text = ""
    var index = 0
    let hidden =
      (placeholders.map(\.range) + markup.tags.map(\.range)
      + addresses.links.map(\.range) + addresses.mails.map(\.range) + parameters.map(\.range))
      .sorted { $0.lowerBound < $1.lowerBound }
    for range in hidden where range.lowerBound >= index {
      text += part(index..<range.lowerBound) + " "
      index = range.upperBound
    }
    text += part(index..<bytes.count)
    let isWord = { (character: Character) in
      character.isLetter || character == "’" || character == "'"
    }
    return text.split { !isWord($0) }
  }
}

extension Language {
  /// Languages that set no spaces between words, nor behind their wide punctuation.
  var joinsWords: Bool { ["ja", "zh", "yue", "th", "lo", "km", "my", "bo", "dz"].contains(base) }
  /// Languages whose signs say as much as several letters.
  var isDense: Bool { script == .han || script == .hangul }
}
