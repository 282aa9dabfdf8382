import Phrasebook
import PhrasebookModel

/// A word begins with two capitals.
enum CapitalsSlipped {
  static let check = Check(
    "capitals-slipped", .text, .note,
    "A word begins with two capitals.",
    why: "Nearly always a typing mistake.",
    fix: "Write the second letter small.",
    good: [
      Example("This file", ["fr": "Ce PDF"]),
      Example("IDs", ["de": "IDs"]),
      Example("Fast network", ["de": "Schnelles 5 GHz-WLAN", "sv": "Id-kort", "fi": "TV-ohjelma"]),
    ],
    bad: [
      Example(
        "This file", ["de": "DIese Datei"], message: "\"DIese\" begins with two capitals",
        marking: "DIese"),
      Example(
        "The file", ["ru": "ФАйл"], message: "\"ФАйл\" begins with two capitals", marking: "ФАйл"),
    ],
    .translation { string, source, report in
      guard mayBeginWithCapitals(string) else { return }
      for range in slippedWords(in: string) {
        let word = string.part(range)
        let begins = [word, String(word.prefix(3)), String(word.prefix(2))]
        let key = string.entry.key
        if begins.contains(where: { source.value.contains($0) }) || key.contains(word) { continue }
        report.add("\"\(word)\" begins with two capitals", in: string, range)
      }
    })
}

extension CapitalsSlipped {
  /// False without two capitals side by side: most texts need no closer look.
  private static func mayBeginWithCapitals(_ string: AuditedString) -> Bool {
    var run = 0
    var lead: UInt8 = 0
    for byte in string.bytes {
      switch byte {
      case 0x41...0x5A: run += 1
      // The lead bytes of letters with marks, of Greek, Cyrillic and Armenian.
      case 0xC3...0xC6, 0xCE...0xD5: lead = byte
      case 0x80...0xBF where lead != 0:
        run = Self.mayBeCapital(lead, byte) ? run + 1 : 0
        lead = 0
      default: (run, lead) = (0, 0)
      }
      if run > 1 { return true }
    }
    return false
  }

  private static func mayBeCapital(_ lead: UInt8, _ byte: UInt8) -> Bool {
    switch lead {
    case 0xC3: byte < 0x9F
    case 0xCE: byte < 0xAC
    case 0xD0: byte < 0xB0
    case 0xCF, 0xD1: false
    default: true
    }
  }

  /// The words of three letters or more with two capitals followed by lowercase letters; a word
  /// with a hyphen or a digit is a name with an ending.
  private static func slippedWords(in string: AuditedString) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var capitals = 0
    var small: [Unicode.Scalar] = []
    var isPlain = true
    var start = 0
    var before: Unicode.Scalar = " "
    func close(_ end: Int, _ next: Unicode.Scalar) {
      defer { (capitals, small, isPlain) = (0, [], true) }
      guard isPlain, capitals == 2, let first = small.first, !next.joinsNames else { return }
      // Abbreviations with an ending, and units of measure: IDs, GHz.
      guard small.count > 1 || first.isVowel else { return }
      found.append(start..<end)
    }
    for (scalar, range) in Invisible.scalars(in: string) {
      let properties = scalar.properties
      if scalar.value < 0x80
        ? properties.isAlphabetic : properties.isAlphabetic || isMark(scalar, in: string)
      {
        if capitals == 0, small.isEmpty, isPlain {
          start = range.lowerBound
          isPlain = !before.joinsNames
        }
        if properties.isUppercase {
          if small.isEmpty { capitals += 1 } else { isPlain = false }
        } else if properties.isLowercase {
          small.append(scalar)
        } else if !isMark(scalar, in: string) {
          isPlain = false
        }
        if capitals == 0 { isPlain = false }
      } else {
        close(range.lowerBound, scalar)
      }
      before = scalar
    }
    close(string.bytes.count, " ")
    return found
  }

  private static func isMark(_ scalar: Unicode.Scalar, in string: AuditedString) -> Bool {
    (0x300...0x36F).contains(scalar.value)
  }
}

extension Unicode.Scalar {
  /// Whether it joins a name with an ending or a number.
  fileprivate var joinsNames: Bool {
    switch self {
    case "-", "_", "‐", "‑", ".", "/", ":", "@", "%": true
    default: digit != nil
    }
  }

  /// Whether it is a letter that a syllable needs, in scripts with capitals.
  fileprivate var isVowel: Bool {
    Self.vowels.contains(self)
  }

  private static let vowels = Set(
    ("aeiouyàáâãäåāăąèéêëēėęěìíîïīįıòóôõöøōőùúûüūůűųýÿæœ" + "аеёиоуыэюяіїє" + "αεηιουωάέήίόύώ")
      .unicodeScalars)
}
