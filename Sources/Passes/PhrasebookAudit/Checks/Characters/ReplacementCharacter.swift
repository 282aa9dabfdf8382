import Phrasebook
import PhrasebookModel

/// A string has a replacement character: a character was lost.
enum ReplacementCharacter {
  static let check = Check(
    "replacement-character", .characters, .error,
    "A string has a replacement character: a character was lost.",
    why: "Users see � or a box.",
    fix: "Type the character again; the file went through the wrong encoding.",
    good: [
      Example("Café", ["de": "Café"])
    ],
    bad: [
      Example(
        "Café", ["de": "Caf\u{FFFD}"], message: "a character was lost here (U+FFFD)",
        marking: "\u{FFFD}"),
      Example(
        "Café", ["de": "Ca\u{1FFFE}fé"], message: "a character was lost here (U+1FFFE)",
        marking: "\u{1FFFE}"),
    ],
    .string { string, report in
      guard string.characters.hasReplacement else { return }
      for (scalar, range) in Invisible.scalars(in: string) where scalar.standsForLostOne {
        report.add(
          "a character was lost here (\(Invisible.code(of: scalar)))", in: string, range)
      }
    })
}
