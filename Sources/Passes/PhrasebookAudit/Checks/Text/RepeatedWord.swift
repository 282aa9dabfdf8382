import Phrasebook
import PhrasebookModel

/// A word stands twice in a row.
enum RepeatedWord {
  static let check = Check(
    "repeated-word", .text, .warning,
    "A word stands twice in a row.",
    why: "A slip that readers notice at once.",
    mend: "Take one of the two out.",
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
        "Open the file", ["de": "Die Datei Datei öffnen"], says: "“Datei” stands twice in a row",
        marking: "Datei Datei"),
      Example(
        "Open the the door", ["de": "Tür öffnen"], says: "“the” stands twice in a row",
        marking: "the the"),
      Example(
        "open.door", ["en": "Open the the door", "fr": "Ouvrir la porte"],
        says: "“the” stands twice in a row", marking: "the the"),
      Example(
        "Open Settings Settings", says: "“Settings” stands twice in a row",
        marking: "Settings Settings"),
      Example(
        "The end of the day", ["fr": "La fin de de la journée"],
        says: "“de” stands twice in a row", marking: "de de"),
    ],
    .passage { passage, report in
      guard passage.features.contains(.space),
        !Reduplication.languages.contains(passage.language.base)
      else { return }
      let doubled = passage.doubledWords
      guard !doubled.isEmpty, passage.isAloneInDoubling else { return }
      let hasNames = passage.hasNames
      for (word, range) in doubled {
        let before = passage.word(before: range.lowerBound)
        guard !word.isArabicAdverb, !passage.isWhole(range),
          !(passage.isCapital(range) && (hasNames || passage.goesOnWithCapital(behind: range))),
          !Reduplication.allows(word.lowercased(), in: passage.language.base, behind: before)
        else { continue }
        report.add("“\(word)” stands twice in a row", in: passage, range)
      }
    })
}

extension Passage {
  /// True where the source says no word twice: what it says twice, a translation may, too. A source
  /// text that is not translated may be a name.
  fileprivate var isAloneInDoubling: Bool {
    let subject = localized.subject
    if localized.isSource { return subject.isToTranslate }
    guard subject.hasSourceText else { return true }
    return subject.source.counterpart(of: path)?.doubledWords.isEmpty != false
  }

  /// True where two words with capitals are a name: in English, beside words that have none.
  fileprivate var hasNames: Bool {
    language.base == "en"
      && value.split { !$0.isLetter }.contains { $0.first?.isLowercase == true }
  }

  /// True where the two words are the whole text and the source has two of its own: “Last Fourth”
  /// is « Cuarto cuarto ».
  fileprivate func isWhole(_ range: Range<Int>) -> Bool {
    guard range == 0..<bytes.count, !localized.isSource,
      let source = localized.subject.source.counterpart(of: path)
    else { return false }
    let words = source.plainWords
    return words.count == 2 && words[0].lowercased() != words[1].lowercased()
  }

  /// True where a third word with a capital follows: a name, Duck Duck Go.
  fileprivate func goesOnWithCapital(behind range: Range<Int>) -> Bool {
    guard language.base == "en", let end = space(at: range.upperBound),
      let (next, _) = bytes.scalar(at: end)
    else {
      return false
    }
    return next.properties.isUppercase
  }

  /// True where all words of a range have capitals.
  fileprivate func isCapital(_ range: Range<Int>) -> Bool {
    part(range).split(separator: " ").allSatisfy { $0.first?.isUppercase == true }
  }

  /// The word that ends one space before an offset, in small letters.
  fileprivate func word(before offset: Int) -> String? {
    guard offset > 0, bytes[offset - 1] == 0x20 else { return nil }
    let before = bytes[..<(offset - 1)]
    let start = before.lastIndex { !$0.isWordPart }.map { $0 + 1 } ?? 0
    return start < offset - 1 ? part(start..<offset - 1).lowercased() : nil
  }

  /// The words that stand twice with a space between.
  fileprivate var doubledWords: [(word: String, range: Range<Int>)] {
    var found: [(word: String, range: Range<Int>)] = []
    var previous: Range<Int>?
    var index = 0
    while index < bytes.count {
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
        bytes[last].elementsEqual(bytes[word]) || part(last).lowercased() == part(word).lowercased()
      {
        let text = part(word)
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
  /// True for an Arabic word with the ending of adverbs, which is said twice for “one by one”.
  fileprivate var isArabicAdverb: Bool {
    unicodeScalars.suffix(2).elementsEqual(["\u{64B}", "\u{627}"])
      || unicodeScalars.suffix(2).elementsEqual(["\u{627}", "\u{64B}"])
  }
}

extension UInt8 {
  /// True for letters and digits, whatever the script.
  fileprivate var isWordPart: Bool { self >= 0x80 || isLetter || isDigit || self == 0x27 }
}
