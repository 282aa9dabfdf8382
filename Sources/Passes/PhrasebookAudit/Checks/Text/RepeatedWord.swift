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
    ],
    bad: [
      Example(
        "Open the file", ["de": "Die Datei Datei öffnen"], says: "“Datei” stands twice in a row",
        marking: "Datei Datei")
    ],
    .translation { passage, source, report in
      guard passage.features.contains(.space),
        !Reduplication.languages.contains(passage.language.base)
      else { return }
      let doubled = passage.doubledWords
      guard !doubled.isEmpty, source.doubledWords.isEmpty else { return }
      for (word, range) in doubled {
        let small = word.lowercased()
        guard !Reduplication.words.contains(small), !word.isArabicAdverb,
          Reduplication.particles[passage.language.base]?.contains(small) != true
        else { continue }
        report.add("“\(word)” stands twice in a row", in: passage, range)
      }
    })
}

extension Passage {
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
