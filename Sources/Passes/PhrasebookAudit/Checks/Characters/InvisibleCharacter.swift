import Phrasebook
import PhrasebookModel

/// A text contains an invisible character.
enum InvisibleCharacter {
  static let check = Check(
    "invisible-character", .characters, .warning,
    "A string has an invisible character.",
    why: "It breaks searches and comparisons, and lines break where no one expects it.",
    fix: "Remove it; `--fix` does it.",
    good: [
      Example(
        "Family 👨‍👩‍👧",
        ["fa": "می\u{200C}خواهم", "hi": "क\u{200D}ष", "th": "สวัสดี\u{200B}ครับ", "fr": "Famille 👨‍👩‍👧"]),
      Example("Open", ["he": "\u{200F}פתיחה", "de": "Donau\u{AD}dampf\u{AD}schiff"]),
      Example(
        "Flag",
        [
          "fr": "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F} ❤️ 1️⃣ ↔︎ ☀\u{FE0E}",
          "ja": "葛\u{E0100}城", "mn-Mong": "ᠠ\u{180B}", "de": "⠓\u{2800}⠓",
        ]),
    ],
    bad: [
      Example(
        "Open", ["fr": "Ou\u{200B}vrir"], message: "a zero width space (U+200B) is hidden here",
        marking: "\u{200B}"),
      Example(
        "Open", ["de": "\u{FEFF}Öffnen"], message: "a byte order mark (U+FEFF) is hidden here",
        marking: "\u{FEFF}"),
      Example(
        "Open", ["de": "Öff\u{E0041}nen"], message: "a tag character (U+E0041) is hidden here",
        marking: "\u{E0041}"),
      Example(
        "Open", ["de": "🏴\u{E0067}\u{E0062} Öffnen"],
        message: "a tag character (U+E0067) is hidden here", marking: "\u{E0067}\u{E0062}"),
      Example(
        "Open", ["de": "Öff\u{FE0F}nen"], message: "a variation selector (U+FE0F) is hidden here",
        marking: "\u{FE0F}"),
      Example(
        "Open", ["de": "Öff\u{2800}nen"],
        message: "an empty Braille pattern (U+2800) is hidden here", marking: "\u{2800}"),
      Example(
        "Save your changes", ["ja": "変更\u{AD}を保存"],
        message: "a soft hyphen (U+00AD) is hidden here",
        marking: "\u{AD}"),
      Example(
        "Open", ["de": "Öff\u{206A}nen"],
        message: "a deprecated format character (U+206A) is hidden here", marking: "\u{206A}"),
      Example(
        "Open", ["de": "Öff\u{FFF9}nen"], message: "an annotation mark (U+FFF9) is hidden here",
        marking: "\u{FFF9}"),
      Example(
        "Open", ["de": "Öff\u{2065}nen"], message: "a character (U+2065) is hidden here",
        marking: "\u{2065}"),
    ],
    .string { string, report in
      guard string.characters.hasInvisible else { return }
      var hidden: (first: Unicode.Scalar, range: Range<Int>)?
      func close() {
        guard let (scalar, range) = hidden else { return }
        hidden = nil
        report.add(
          "\(Invisible.name(of: scalar)) is hidden here", in: string, range,
          fix: .replacing(range, with: ""))
      }
      for (scalar, range) in Invisible.scalars(in: string) where Invisible.isHidden(scalar) {
        guard !Invisible.isOfUse(scalar, at: range, in: string) else { continue }
        // Tag characters can spell a whole sentence, which is one finding.
        if let (first, known) = hidden, known.upperBound == range.lowerBound,
          first.value >= 0xE0000, scalar.value >= 0xE0000
        {
          hidden = (first, known.lowerBound..<range.upperBound)
        } else {
          close()
          hidden = (scalar, range)
        }
      }
      close()
    })
}
