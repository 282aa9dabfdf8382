/// Splits texts as CAT tools do: `e-mail`, `don't` and `3.5` are one word each, and a run of Han,
/// Hiragana or Katakana is one, as in OmegaT, whose numbers the tests compare.
package enum WordBreaks {
  /// A piece of a text: a word, a run of spaces, a line break or any other character.
  package struct Token {
    package var range: Range<String.Index>
    package var isWord: Bool
  }

  /// The classes of characters that decide about words.
  private enum CharacterClass {
    case letter, digit, han, hiragana, katakana
    /// Joins letters (`'`, `-`), digits (`,`) or both (`.`).
    case joinsLetters, joinsDigits, joinsBoth
    /// Belongs to the number after it (`$`) or before it (`%`).
    case beforeNumber, afterNumber
    case space, carriageReturn, lineFeed, other

    /// Whether two characters in a row are of one word.
    func continues(_ last: CharacterClass) -> Bool {
      switch (last, self) {
      case (.letter, .letter), (.letter, .digit), (.digit, .letter), (.digit, .digit): true
      case (.han, .han), (.hiragana, .hiragana), (.katakana, .katakana): true
      case (.space, .space), (.carriageReturn, .lineFeed): true
      case (.beforeNumber, .digit), (.digit, .afterNumber): true
      default: false
      }
    }

    /// Whether a mark between two characters makes them one word.
    func joins(_ before: CharacterClass, _ after: CharacterClass) -> Bool {
      switch self {
      case .joinsLetters: before == .letter && after == .letter
      case .joinsDigits: before == .digit && after == .digit
      case .joinsBoth: before == after && (before == .letter || before == .digit)
      default: false
      }
    }

    var isInWord: Bool {
      switch self {
      case .letter, .digit, .han, .hiragana, .katakana: true
      default: false
      }
    }
  }

  /// The number of words in a text.
  static func words(in text: String) -> Int { tokens(in: text).count(where: \.isWord) }

  /// All pieces of a text, in order.
  package static func tokens(in text: String) -> [Token] {
    let scalars = text.unicodeScalars
    var tokens: [Token] = []
    /// The last character, and the one before it if the last may join two.
    var last = CharacterClass.other
    var beforeMark = CharacterClass.other
    var index = scalars.startIndex
    while index < scalars.endIndex {
      let scalar = scalars[index]
      let end = scalars.index(after: index)
      defer { index = end }
      // A mark belongs to its letter.
      if isMark(scalar), last.isInWord {
        tokens.extendLast(to: end)
        continue
      }
      let current = characterClass(of: scalar)
      if current.isInWord, last.joins(beforeMark, current) {
        // The mark between them became a token of its own.
        tokens.removeLast()
        tokens.extendLast(to: end)
      } else if current.continues(last), !tokens.isEmpty {
        tokens.extendLast(to: end, isWord: current.isInWord)
      } else {
        tokens.append(Token(range: index..<end, isWord: current.isInWord))
      }
      beforeMark = current.isInWord ? .other : last.isInWord ? last : .other
      last = current
    }
    return tokens
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value > 0x2FF else { return false }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark, .format: return true
    default: return false
    }
  }

  private static func characterClass(of scalar: Unicode.Scalar) -> CharacterClass {
    switch scalar.value {
    case 0x30...0x39: return .digit
    case 0x41...0x5A, 0x61...0x7A: return .letter
    case 0x22, 0x27, 0x2E: return .joinsBoth
    case 0x2C, 0x66B: return .joinsDigits
    case 0x09, 0x20: return .space
    case 0x0D: return .carriageReturn
    case 0x0A: return .lineFeed
    case 0x23: return .beforeNumber
    case 0x25: return .afterNumber
    case 0x26, 0x5F, 0x2D, 0xAD, 0x2010...0x2015, 0x2027: return .joinsLetters
    case 0x3041...0x309F: return .hiragana
    case 0x30A0...0x30FF: return .katakana
    case 0x3005, 0x3400...0x9FFF, 0xF900...0xFAFF, 0x2_0000...0x3_FFFF: return .han
    default: break
    }
    if scalar.properties.isAlphabetic { return .letter }
    if scalar.properties.generalCategory == .currencySymbol { return .beforeNumber }
    return scalar.properties.numericType == .decimal ? .digit : .other
  }
}

extension [WordBreaks.Token] {
  fileprivate mutating func extendLast(to end: String.Index, isWord: Bool = false) {
    guard let place = indices.last else { return }
    self[place].range = self[place].range.lowerBound..<end
    self[place].isWord = self[place].isWord || isWord
  }
}
