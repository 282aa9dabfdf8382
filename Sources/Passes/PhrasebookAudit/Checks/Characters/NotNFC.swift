import Phrasebook
internal import Foundation
import PhrasebookModel

/// Letters and their accents are separate.
enum NotNFC {
  static let check = Check(
    "not-nfc", .characters, .note,
    "Letters and their accents are separate characters.",
    why:
      "The word looks right and is not found by a search, and some fonts set the accent beside the letter.",
    fix: "Write composed characters (NFC); `--fix` does it.",
    good: [
      Example("Café", ["fr": "Café"]),
      Example("Open", ["hi": "खोलें", "vi": "Mở"]),
    ],
    bad: [
      Example(
        "Café", ["fr": "Cafe\u{301}"],
        message: "\"e\u{301}\" is two characters; composed it is one",
        marking: "e\u{301}")
    ],
    .string { string, report in
      let facts = string.characters
      guard facts.hasMarks || facts.hasCompatibility else { return }
      var replacements: [Fix.Replacement] = []
      var index = 0
      for character in string.value {
        let text = String(character)
        let range = index..<index + text.utf8.count
        index = range.upperBound
        guard text.utf8.contains(where: { $0 >= 0x80 }) else { continue }
        let composed = text.precomposedStringWithCanonicalMapping
        if !composed.utf8.elementsEqual(text.utf8),
          composed.unicodeScalars.count < text.unicodeScalars.count
        {
          replacements.append(Fix.Replacement(range, with: composed))
        }
      }
      guard let first = replacements.first else { return }
      let part = string.part(first.range)
      report.add(
        """
        "\(part)" is \(Phrase.word(part.unicodeScalars.count)) characters; composed it is \(Phrase.word(first.text.unicodeScalars.count))
        """,
        in: string, first.range, fix: .replace(replacements))
    })
}
