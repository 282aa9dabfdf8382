import Phrasebook
import PhrasebookModel

/// A word mixes letters of two scripts.
enum MixedScripts {
  static let check = Check(
    "mixed-scripts", .characters, .warning,
    "A word mixes letters of two scripts.",
    why:
      "It cannot be found by searching and reads wrongly to screen readers; it is also how names are forged.",
    fix: "Type the word again on one keyboard.",
    good: [
      Example("Open", ["ru": "Открыть iPhone", "sr": "Отвори"]),
      Example("Facebook’s", ["uk": "Facebookʼа", "ru": "у AppStoreʼа"]),
      Example("USB port", ["ru": "USB-порт", "ja": "USBポート"]),
      Example("Use e-mail", ["ru": "Ждите e-mail", "de": "5 kΩm Widerstand"]),
    ],
    bad: [
      Example(
        "Open", ["ru": "Oткрыть"], message: "\"Oткрыть\" mixes Latin and Cyrillic: \"O\" is Latin",
        marking: "Oткрыть"),
      Example(
        "Open", ["ru": "Откzрыть"],
        message: "\"Откzрыть\" mixes Latin and Cyrillic: \"z\" is Latin",
        marking: "Откzрыть"),
      Example(
        "Open", ["ru": "Otkpыть"],
        message: "\"Otkpыть\" mixes Latin and Cyrillic: \"ы\" is Cyrillic"),
      Example("Size", ["de": "Gröβe"], message: "\"Gröβe\" mixes Latin and Greek: \"β\" is Greek"),
      Example(
        "Open file", ["pl": "Otwórz plжik"],
        message: "\"plжik\" mixes Latin and Cyrillic: \"ж\" is Cyrillic", marking: "plжik"),
    ],
    .string { string, report in
      let scripts = string.characters.scripts
      guard scripts.contains(.latin), scripts.contains(.cyrillic) || scripts.contains(.greek) else {
        return
      }
      for (range, odd, script) in mixedWords(in: string) {
        let others: Script =
          script != .latin ? script : scripts.contains(.cyrillic) ? .cyrillic : .greek
        let (word, sign) = (string.part(range), String(odd))
        report.add(
          "\"\(word)\" mixes Latin and \(others.name): \"\(sign)\" is \(script.name)",
          in: string, range)
      }
    })
}

extension MixedScripts {
  /// The words of two scripts in which all letters of the rarer one look like the other's, or one
  /// lowercase letter is among the other's.
  static func mixedWords(in string: AuditedString) -> [(
    range: Range<Int>, odd: Unicode.Scalar, script: Script
  )] {
    var found: [(range: Range<Int>, odd: Unicode.Scalar, script: Script)] = []
    var letters: [(Unicode.Scalar, Script)] = []
    var start = 0
    func close(_ end: Int) {
      defer { letters = [] }
      let latin = letters.filter { $0.1 == .latin }
      let others = letters.filter { $0.1 == .cyrillic || $0.1 == .greek }
      guard !latin.isEmpty, !others.isEmpty else { return }
      let few = latin.count < others.count ? latin : others
      guard let odd = few.first else { return }
      let isAmid =
        few.count == 1 && odd.1 != .greek && odd.0.properties.isLowercase
        && letters.first?.1 != odd.1 && letters.last?.1 != odd.1
      // If there are several of both, either may be the intruder.
      let areMany = few.count > 1 && (latin + others).count > 4
      let isMixed =
        few.allSatisfy { LookAlikes.contains($0.0) }
        || areMany && latin.allSatisfy { LookAlikes.contains($0.0) }
      guard isAmid || isMixed || string.language.base == "de" && odd.0 == "β" else { return }
      found.append((start..<end, odd.0, odd.1))
    }
    for (scalar, range) in Invisible.scalars(in: string) {
      if scalar.properties.isAlphabetic, !scalar.joinsEndings,
        !string.placeholders.contains(where: { $0.range.overlaps(range) })
      {
        if letters.isEmpty { start = range.lowerBound }
        letters.append((scalar, Script.of(scalar)))
      } else if !letters.isEmpty {
        close(range.lowerBound)
      }
    }
    if !letters.isEmpty { close(string.bytes.count) }
    return found
  }
}

extension Unicode.Scalar {
  /// Whether it is letters that look like an apostrophe and set an ending apart from a foreign name.
  fileprivate var joinsEndings: Bool { (0x2B9...0x2BD).contains(value) || value == 0x2EE }
}
