import Phrasebook
import PhrasebookModel

/// A text holds a character that nobody can see.
enum InvisibleCharacter {
  static let check = Check(
    "invisible-character", .characters, .warning,
    "A text holds a character that nobody can see.",
    why: "It breaks searches and comparisons, and lines break where no one expects it.",
    mend: "Take it out; `--fix` does it.",
    good: [
      Example(
        "Family 👨‍👩‍👧",
        ["fa": "می\u{200C}خواهم", "hi": "क\u{200D}ष", "th": "สวัสดี\u{200B}ครับ", "fr": "Famille 👨‍👩‍👧"]),
      Example("Open", ["he": "\u{200F}פתיחה"]),
    ],
    bad: [
      Example(
        "Open", ["fr": "Ou\u{200B}vrir"], says: "a zero width space (U+200B) is hidden here",
        marking: "\u{200B}"),
      Example(
        "Open", ["de": "\u{FEFF}Öffnen"], says: "a byte order mark (U+FEFF) is hidden here",
        marking: "\u{FEFF}"),
    ],
    .passage { passage, report in
      guard passage.characters.hasInvisible else { return }
      for (scalar, range) in passage.scalars where Invisible.isHidden(scalar) {
        guard !Invisible.isOfUse(scalar, at: range, in: passage) else { continue }
        report.add(
          "\(Invisible.name(of: scalar)) is hidden here", in: passage, range,
          mend: .replace([Mend.Replacement(range, with: "")]))
      }
    })
}
