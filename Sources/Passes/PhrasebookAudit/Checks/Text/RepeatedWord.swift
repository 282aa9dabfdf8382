import CatalogJSON
import Phrasebook
import PhrasebookModel

/// A word is repeated.
enum RepeatedWord {
  static let check = Check(
    "repeated-word", .text, .warning,
    "A word is repeated.",
    why: "A mistake that users notice at once.",
    fix: "Remove one of the two.",
    good: [
      Example("Open the file", ["fr": "Ouvrir le fichier", "id": "Buka file file"]),
      Example("We meet", ["fr": "Nous nous voyons"]),
      Example("Set Open in to Reader", ["nl": "Stel Openen in in op Lezer"]),
      Example("Entry by entry", ["ar": "مدخلًا مدخلًا"]),
      Example("He said that that is so"),
      Example("Search with Duck Duck Go"),
      Example("Trip to Bora Bora"),
      Example("Duck Duck Go Search"),
      Example("Last Fourth", ["es": "Cuarto cuarto"]),
      Example("Extra Extra Large"),
      Example("Is that the one?", ["sv": "Är det det här?"]),
      Example("Die that rolls", ["de": "Der Würfel, der der Hand entgleitet"]),
    ],
    bad: [
      Example(
        "Open the file", ["de": "Die Datei Datei öffnen"], message: "repeated word: \"Datei\"",
        marking: "Datei Datei"),
      Example(
        "Open the the door", ["de": "Tür öffnen"], message: "repeated word: \"the\"",
        marking: "the the"),
      Example(
        "open.door", ["en": "Open the the door", "fr": "Ouvrir la porte"],
        message: "repeated word: \"the\"", marking: "the the"),
      Example(
        "Open Settings Settings", message: "repeated word: \"Settings\"",
        marking: "Settings Settings"),
      Example(
        "The end of the day", ["fr": "La fin de de la journée"],
        message: "repeated word: \"de\"", marking: "de de"),
    ],
    .string { string, report in
      guard string.features.contains(.space),
        !Reduplication.languages.contains(string.language.base)
      else { return }
      let doubled = doubledWords(in: string)
      guard !doubled.isEmpty, isAloneInDoubling(string) else { return }
      let hasNames = hasCapitalizedNames(string)
      for (word, range) in doubled {
        let before = wordInLowercase(endingAt: range.lowerBound, in: string)
        guard !word.isArabicAdverb, !isWhole(range, in: string),
          !(isCapital(range, in: string)
            && (hasNames || goesOnWithCapital(behind: range, in: string))),
          !Reduplication.allows(word.lowercased(), in: string.language.base, behind: before)
        else { continue }
        report.add("repeated word: \"\(word)\"", in: string, range)
      }
    })
}

extension RepeatedWord {
  /// Whether the source repeats no word: a translation may repeat the same. A source text that is
  /// not translated may be a name.
  private static func isAloneInDoubling(_ string: AuditedString) -> Bool {
    let entry = string.entry
    if string.localized.isSource { return entry.isToTranslate }
    guard entry.hasSourceText else { return true }
    return entry.source.counterpart(of: string.path).map { doubledWords(in: $0).isEmpty } != false
  }

  /// Whether two capitalized words are a name: in English, beside words in lower case.
  private static func hasCapitalizedNames(_ string: AuditedString) -> Bool {
    guard string.language.base == "en" else { return false }
    var isInWord = false
    // The first such word is enough: a text may have millions of words.
    for scalar in string.value.unicodeScalars {
      let isPart =
        scalar.properties.isAlphabetic || scalar.properties.generalCategory == .nonspacingMark
      if isPart, !isInWord, scalar.properties.isLowercase { return true }
      isInWord = isPart
    }
    return false
  }

  /// Whether the two words are the whole text and the source has two of its own: “Last Fourth”
  /// is « Cuarto cuarto ».
  private static func isWhole(_ range: Range<Int>, in string: AuditedString) -> Bool {
    guard range == 0..<string.bytes.count, !string.localized.isSource,
      let source = string.entry.source.counterpart(of: string.path)
    else { return false }
    let words = source.plainWords
    return words.count == 2 && words[0].lowercased() != words[1].lowercased()
  }

  /// Whether a third word with a capital follows: a name, Duck Duck Go.
  private static func goesOnWithCapital(behind range: Range<Int>, in string: AuditedString) -> Bool
  {
    guard string.language.base == "en", let end = string.space(at: range.upperBound),
      let (next, _) = string.bytes.scalar(at: end)
    else {
      return false
    }
    return next.properties.isUppercase
  }

  /// Whether all words of a range have capitals.
  private static func isCapital(_ range: Range<Int>, in string: AuditedString) -> Bool {
    string.part(range).split(separator: " ").allSatisfy { $0.first?.isUppercase == true }
  }

  /// The word that ends one space before an offset, in small letters.
  private static func wordInLowercase(endingAt offset: Int, in string: AuditedString) -> String? {
    guard offset > 0, string.bytes[offset - 1] == 0x20 else { return nil }
    let before = string.bytes[..<(offset - 1)]
    let start = before.lastIndex { !$0.isWordPart }.map { $0 + 1 } ?? 0
    return start < offset - 1 ? string.part(start..<offset - 1).lowercased() : nil
  }

  /// The words that are repeated with a space between.
  private static func doubledWords(in string: AuditedString) -> [(word: String, range: Range<Int>)]
  {
    let bytes = string.bytes
    var found: [(word: String, range: Range<Int>)] = []
    var previous: Range<Int>?
    var index = 0
    while index < bytes.count, found.count < AuditedString.mostMarks {
      guard bytes[index].isWordPart else {
        // Anything but one space keeps words apart.
        if bytes[index] != 0x20 { previous = nil }
        index += 1
        continue
      }
      let start = index
      while index < bytes.count, bytes[index].isWordPart { index += 1 }
      let word = start..<index
      if let last = previous, last.upperBound + 1 == word.lowerBound, last.count == word.count,
        word.count > 1,
        bytes[last.lowerBound] | 0x20 == bytes[word.lowerBound] | 0x20,
        bytes[last].elementsEqual(bytes[word])
          || string.part(last).lowercased() == string.part(word).lowercased()
      {
        let text = string.part(word)
        let isWord = text.unicodeScalars.allSatisfy { $0.properties.isAlphabetic }
        let isPlain = start < 1 || !bytes[..<last.lowerBound].suffix(2).contains(UInt8(ascii: "%"))
        if isWord, isPlain, text.count > 1 { found.append((text, last.lowerBound..<index)) }
      }
      previous = word
    }
    return found
  }
}

extension String {
  /// Whether it is an Arabic word with the ending of adverbs, which is repeated for “one by one”.
  fileprivate var isArabicAdverb: Bool {
    unicodeScalars.suffix(2).elementsEqual(["\u{64B}", "\u{627}"])
      || unicodeScalars.suffix(2).elementsEqual(["\u{627}", "\u{64B}"])
  }
}

extension UInt8 {
  /// Whether it is a letter or a digit of any script.
  fileprivate var isWordPart: Bool { self >= 0x80 || isLetter || isDigit || self == 0x27 }
}
