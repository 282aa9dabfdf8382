import Phrasebook

/// The characters that take no place on the screen.
enum Invisible {
  /// Whether it is an invisible character.
  static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x80: false
    case 0xAD, 0x34F, 0x61C, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180B...0x180F, 0x200B...0x200F,
      0x2060...0x2065, 0x206A...0x206F, 0x2800, 0x3164, 0xFE00...0xFE0F, 0xFEFF, 0xFFA0,
      0xFFF0...0xFFFB, 0x1D173...0x1D17A, 0xE0000...0xE0FFF:
      true
    default: false
    }
  }

  /// Its name with its number, for a message.
  static func name(of scalar: Unicode.Scalar) -> Phrase {
    let name = names[scalar.value] ?? block(of: scalar)
    return "\(name) (\(code(of: scalar)))"
  }

  /// Its number as Unicode writes it.
  static func code(of scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  /// Whether a language or a picture needs it.
  static func isOfUse(_ scalar: Unicode.Scalar, at range: Range<Int>, in string: AuditedString)
    -> Bool
  {
    let before = string.bytes.scalar(before: range.lowerBound)?.0
    let after = string.bytes.scalar(at: range.upperBound)?.0
    switch scalar.value {
    case 0x200D:
      // Joins pictures and the letters of Indic and Arabic scripts.
      return [before, after].contains { isJoined($0) }
    case 0x200C:
      return [before, after].contains { isJoined($0) }
    case 0x200B, 0x2060:
      // Allows or forbids line breaks in scripts without spaces.
      return [.thai, .lao, .khmer, .myanmar, .tibetan, .han].contains(string.language.script)
    case 0x200E, 0x200F, 0x61C:
      return [.arabic, .hebrew, .thaana].contains(string.language.script)
        || string.characters.scripts.contains(.arabic)
        || string.characters.scripts.contains(.hebrew)
    case 0x180B...0x180F: return before.map { Script.of($0) == .mongolian } == true
    case 0x2800: return [before, after].contains { isBraille($0) }
    case 0xFE00...0xFE0F, 0xE0100...0xE01EF: return selects(scalar, behind: before, after)
    case 0xE0020...0xE007F: return isFlag(around: range, in: string)
    case 0xAD: return hyphenates(before) && hyphenates(after) && !isInShortWord(range, of: string)
    default: return false
    }
  }

  /// Whether words with a letter are hyphenated: not in scripts with breaks between any two
  /// characters, nor in those whose letters are joined or never broken.
  private static func hyphenates(_ scalar: Unicode.Scalar?) -> Bool {
    guard let scalar else { return false }
    return ![
      .arabic, .hebrew, .thaana, .han, .hiragana, .katakana, .bopomofo, .hangul, .thai, .lao,
      .khmer, .myanmar, .tibetan, .common,
    ].contains(Script.of(scalar))
  }

  /// Whether the word around an offset is too short to be broken: a break that is only a
  /// proposal serves long words.
  private static func isInShortWord(_ range: Range<Int>, of string: AuditedString) -> Bool {
    let long = 8
    var letters = 0
    var (start, end) = (range.lowerBound, range.upperBound)
    while letters < long, let (scalar, before) = string.bytes.scalar(before: start),
      !scalar.properties.isWhitespace
    {
      if scalar.properties.isAlphabetic { letters += 1 }
      start = before
    }
    while letters < long, let (scalar, after) = string.bytes.scalar(at: end),
      !scalar.properties.isWhitespace
    {
      if scalar.properties.isAlphabetic { letters += 1 }
      end = after
    }
    return letters < long
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

  private static func isBraille(_ scalar: Unicode.Scalar?) -> Bool {
    scalar.map { (0x2801...0x28FF).contains($0.value) } == true
  }

  /// Whether a selector chooses between two pictures of the sign before it: an emoji and a plain
  /// sign, or two forms of an ideograph.
  private static func selects(
    _ selector: Unicode.Scalar, behind base: Unicode.Scalar?, _ after: Unicode.Scalar?
  ) -> Bool {
    guard let base else { return false }
    if base.properties.isIdeographic { return true }
    // Only a keycap turns a digit into an emoji.
    if base.value < 0x80 { return base.properties.isEmoji && after?.value == 0x20E3 }
    guard selector.value < 0xE0100 else { return false }
    switch base.properties.generalCategory {
    case .otherSymbol, .mathSymbol, .modifierSymbol, .otherPunctuation, .otherNumber: return true
    default:
      return base.properties.isEmoji || Script.of(base) == .myanmar
    }
  }

  private static func block(of scalar: Unicode.Scalar) -> Phrase {
    switch scalar.value {
    case 0x180B...0x180F: "a Mongolian variation selector"
    case 0x206A...0x206F: "a deprecated format character"
    case 0xFE00...0xFE0F, 0xE0100...0xE01EF: "a variation selector"
    case 0xFFF9...0xFFFB: "an annotation mark"
    case 0x1D173...0x1D17A: "a musical control"
    case 0xE0020...0xE007F: "a tag character"
    default: "a character"
    }
  }

  private static let names: [UInt32: Phrase] = [
    0xAD: "a soft hyphen", 0x34F: "a grapheme joiner", 0x61C: "an Arabic letter mark",
    0x115F: "a Hangul filler", 0x1160: "a Hangul filler", 0x17B4: "a Khmer vowel",
    0x17B5: "a Khmer vowel", 0x180E: "a Mongolian separator", 0x200B: "a zero width space",
    0x200C: "a zero width non-joiner", 0x200D: "a zero width joiner",
    0x200E: "a left-to-right mark", 0x200F: "a right-to-left mark", 0x2028: "a line separator",
    0x2029: "a paragraph separator", 0x202D: "a left-to-right override",
    0x202E: "a right-to-left override", 0x2060: "a word joiner",
    0x2061: "an invisible operator", 0x2062: "an invisible operator",
    0x2063: "an invisible operator", 0x2064: "an invisible operator",
    0x2800: "an empty Braille pattern", 0x3164: "a Hangul filler", 0xD: "a carriage return",
    0xFEFF: "a byte order mark", 0xFFA0: "a Hangul filler", 0xE0001: "a language tag",
  ]
}

extension Invisible {
  /// The scalars with their places.
  static func scalars(in string: AuditedString) -> [(Unicode.Scalar, Range<Int>)] {
    var result: [(Unicode.Scalar, Range<Int>)] = []
    result.reserveCapacity(string.bytes.count)
    var index = 0
    for scalar in string.value.unicodeScalars {
      let end = index + UTF8.width(scalar)
      result.append((scalar, index..<end))
      index = end
    }
    return result
  }

  /// Whether it is a tag character that is part of a flag: behind U+1F3F4, and ended with U+E007F.
  private static func isFlag(around range: Range<Int>, in string: AuditedString) -> Bool {
    let longest = 32
    var start = range.lowerBound
    var steps = 0
    while let (scalar, before) = string.bytes.scalar(before: start), steps < longest {
      if scalar.value == 0x1F3F4 { break }
      guard (0xE0020...0xE007E).contains(scalar.value) else { return false }
      (start, steps) = (before, steps + 1)
    }
    guard string.bytes.scalar(before: start)?.0.value == 0x1F3F4 else { return false }
    var index = range.lowerBound
    while let (scalar, next) = string.bytes.scalar(at: index), steps <= longest {
      if scalar.value == 0xE007F { return true }
      guard (0xE0020...0xE007E).contains(scalar.value) else { return false }
      (index, steps) = (next, steps + 1)
    }
    return false
  }
}
