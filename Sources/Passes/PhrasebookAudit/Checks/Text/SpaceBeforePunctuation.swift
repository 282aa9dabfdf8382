import Phrasebook
import PhrasebookModel

/// A space precedes a punctuation mark.
enum SpaceBeforePunctuation {
  static let check = Check(
    "space-before-punctuation", .text, .warning,
    "Space before a punctuation mark.",
    why: "Outside of French it is a mistake, and the mark may land on the next line.",
    fix: "Remove the space; `--fix` does it.",
    good: [
      Example(
        "Save it, please", ["de": "Bitte speichern, danke", "fr": "Voulez-vous enregistrer ?"]),
      Example("Save it?", ["ar": "Voulez-vous enregistrer ?"]),
    ],
    bad: [
      Example(
        "Save it, please", ["de": "Bitte speichern , danke"], message: "space before \",\"",
        marking: " "),
      Example("Delete “%@”?", ["pl": "Usunąć „%@” ?"], message: "space before \"?\""),
      Example("Read (this).", ["pl": "Czytaj (to) ."], message: "space before \".\""),
      Example("Is it %@?", ["de": "Ist es %@ ?"], message: "space before \"?\""),
    ],
    .translation { string, source, report in
      // Rules of punctuation mean nothing in a text without letters of the language's script.
      let (letters, scripts) = (string.characters, string.language.scripts)
      guard string.features.contains(.space), !PunctuationSpace.allows(string.language),
        letters.letters == 0 || scripts.scripts.isEmpty
          || !letters.scripts.isDisjoint(with: scripts)
      else { return }
      let ranges = PunctuationSpace.ranges(in: string)
      guard !ranges.isEmpty, PunctuationSpace.ranges(in: source).isEmpty else { return }
      for range in ranges {
        let mark = string.part(range.upperBound..<range.upperBound + 1)
        report.add(
          "space before \"\(mark)\"", in: string, range,
          fix: .replacing(range, with: ""))
      }
    })
}
