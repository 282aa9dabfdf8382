import Phrasebook

/// The characters that take no place on the screen.
enum Invisible {
  /// True for a character that nobody can see.
  static func isHidden(_ scalar: Unicode.Scalar) -> Bool { names[scalar.value] != nil }

  /// Its name with its number, for a message.
  static func name(of scalar: Unicode.Scalar) -> Phrase {
    let name: Phrase = names[scalar.value] ?? directions[scalar.value] ?? "a character"
    return "\(name) (\(code(of: scalar)))"
  }

  /// Its number as Unicode writes it.
  static func code(of scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  /// True where a language or a picture needs it.
  static func isOfUse(_ scalar: Unicode.Scalar, at range: Range<Int>, in passage: Passage) -> Bool {
    let before = passage.bytes.scalar(before: range.lowerBound)?.0
    let after = passage.bytes.scalar(at: range.upperBound)?.0
    switch scalar.value {
    case 0x200D:
      // Joins pictures and the letters of Indic and Arabic scripts.
      return [before, after].contains { isJoined($0) }
    case 0x200C:
      return [before, after].contains { isJoined($0) }
    case 0x200B, 0x2060:
      // Says where lines may break in scripts without spaces, or where not.
      return [.thai, .lao, .khmer, .myanmar, .tibetan, .han].contains(passage.language.script)
    case 0x200E, 0x200F, 0x61C:
      return [.arabic, .hebrew, .thaana].contains(passage.language.script)
        || passage.characters.scripts.contains(.arabic)
        || passage.characters.scripts.contains(.hebrew)
    case 0xE0020...0xE007F: return true
    case 0xAD: return passage.value.count > 3 && before != nil && after != nil && !isShort(passage)
    default: return false
    }
  }

  /// A word break that is only a proposal serves long words.
  private static func isShort(_ passage: Passage) -> Bool {
    !passage.value.split(whereSeparator: \.isWhitespace).contains {
      $0.unicodeScalars.contains("\u{AD}") && $0.count > 8
    }
  }

  private static func isJoined(_ scalar: Unicode.Scalar?) -> Bool {
    guard let scalar else { return false }
    let script = Script.of(scalar)
    return scalar.properties.isEmoji && scalar.value > 0xFF || scalar.value == 0xFE0F
      || scalar.properties.isEmojiModifier
      || script != .latin && script != .common && script != .cyrillic && script != .greek
      || scalar.properties.canonicalCombiningClass != .notReordered
      || scalar.properties.generalCategory == .nonspacingMark
      || scalar.properties.generalCategory == .spacingMark
  }

  private static let names: [UInt32: Phrase] = [
    0xAD: "a soft hyphen", 0x34F: "a grapheme joiner", 0x61C: "an Arabic letter mark",
    0x115F: "a Hangul filler", 0x1160: "a Hangul filler", 0x17B4: "a Khmer vowel",
    0x17B5: "a Khmer vowel", 0x180E: "a Mongolian separator", 0x200B: "a zero width space",
    0x200C: "a zero width non-joiner", 0x200D: "a zero width joiner",
    0x200E: "a left-to-right mark", 0x200F: "a right-to-left mark", 0x2060: "a word joiner",
    0x2061: "an invisible operator", 0x2062: "an invisible operator",
    0x2063: "an invisible operator", 0x2064: "an invisible operator", 0x3164: "a Hangul filler",
    0xFEFF: "a byte order mark", 0xFFA0: "a Hangul filler", 0xE0001: "a language tag",
  ]

  private static let directions: [UInt32: Phrase] = [
    0x2028: "a line separator", 0x2029: "a paragraph separator",
    0x202D: "a left-to-right override", 0x202E: "a right-to-left override",
  ]
}

extension Passage {
  /// The scalars with their places.
  var scalars: [(Unicode.Scalar, Range<Int>)] {
    var result: [(Unicode.Scalar, Range<Int>)] = []
    result.reserveCapacity(bytes.count)
    var index = 0
    for scalar in value.unicodeScalars {
      let end = index + UTF8.width(scalar)
      result.append((scalar, index..<end))
      index = end
    }
    return result
  }
}
