/// The kind of mark at the end of a text, in any script.
enum Ending: Hashable {
  case none, stop, colon, question, exclamation, ellipsis, semicolon, comma

  /// The ending and the range of its mark, which only spaces, quotes and brackets may follow.
  static func of(_ string: AuditedString) -> (ending: Ending, range: Range<Int>) {
    let bytes = string.bytes
    var end = bytes.count
    while let (scalar, start) = bytes.scalar(before: end) {
      if let mark = marks[scalar] {
        if mark == .colon, bytes.endsWithDrive(at: start) { break }
        var first = start
        var ending = mark
        var stops = 1
        // Three dots, or several marks in a row: `?!`.
        while let (other, before) = bytes.scalar(before: first), let known = marks[other] {
          // Two stops, or a stop of two scripts, are one stop that is written twice.
          if mark == .stop, known == .stop, other == scalar { stops += 1 }
          if stops > 2 { ending = .ellipsis }
          if known == .question { ending = .question }
          first = before
        }
        return (ending, first..<end)
      }
      guard scalar.properties.isWhitespace || closers.contains(scalar) || isMark(scalar) else {
        break
      }
      end = start
    }
    return (.none, end..<end)
  }

  /// The ending that a mark makes; nil for other characters.
  static func of(_ mark: Unicode.Scalar) -> Ending? { marks[mark] }

  /// Whether a sentence is over.
  var endsSentence: Bool { self == .stop || self == .question || self == .exclamation }

  /// Marks of direction and variation selectors do not belong to the ending.
  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value == 0x200E || scalar.value == 0x200F || scalar.value == 0x200B
      || (0xFE00...0xFE0F).contains(scalar.value) || scalar.value == 0xFEFF
  }

  private static let closers: Set<Unicode.Scalar> = [
    "\"", "'", "”", "’", "»", "«", "“", "」", "』", "〉", "》", ")", "]", "}", "）", "】", "›", "*", "_",
    "`",
  ]

  private static let marks: [Unicode.Scalar: Ending] = [
    ".": .stop, "。": .stop, "．": .stop, "｡": .stop, "।": .stop, "॥": .stop, "።": .stop,
    "۔": .stop, "։": .stop, "។": .stop, "။": .stop, "᙮": .stop, "᠃": .stop,
    ":": .colon, "：": .colon, "፦": .colon, "፥": .colon, "៖": .colon, "︰": .colon, "׃": .colon,
    "?": .question, "？": .question, "؟": .question, "\u{37E}": .question, "፧": .question,
    "՞": .question, "⸮": .question, "﹖": .question,
    "!": .exclamation, "！": .exclamation, "՜": .exclamation, "﹗": .exclamation,
    "…": .ellipsis, "⋯": .ellipsis, "᠁": .ellipsis, "︙": .ellipsis,
    ";": .semicolon, "；": .semicolon, "؛": .semicolon, "፤": .semicolon,
    ",": .comma, "，": .comma, "、": .comma, "،": .comma, "፣": .comma,
  ]
}

extension [UInt8] {
  /// Whether a colon is part of a drive's name, `C:`: it follows a single capital letter.
  func endsWithDrive(at colon: Int) -> Bool {
    guard let (letter, start) = scalar(before: colon), ("A"..."Z").contains(letter) else {
      return false
    }
    guard let (before, _) = scalar(before: start) else { return false }
    return !before.properties.isAlphabetic && before.digit == nil
  }

  /// The scalar that ends at an offset, and its start; nil at the start of the text.
  func scalar(before end: Int) -> (Unicode.Scalar, Int)? {
    guard end > 0, end <= count else { return nil }
    var start = end - 1
    while start > 0, self[start] & 0xC0 == 0x80 { start -= 1 }
    if end - start == 1 { return (Unicode.Scalar(self[start]), start) }
    let text = String(decoding: self[start..<end], as: UTF8.self)
    guard let scalar = text.unicodeScalars.first else { return nil }
    return (scalar, start)
  }

  /// The scalar that begins at an offset, and its end; nil at the end of the text.
  func scalar(at start: Int) -> (Unicode.Scalar, Int)? {
    guard start >= 0, start < count else { return nil }
    if self[start] < 0x80 { return (Unicode.Scalar(self[start]), start + 1) }
    var end = start + 1
    while end < count, self[end] & 0xC0 == 0x80 { end += 1 }
    let text = String(decoding: self[start..<end], as: UTF8.self)
    guard let scalar = text.unicodeScalars.first else { return nil }
    return (scalar, end)
  }
}
