import Phrasebook
import PhrasebookModel

/// A space stands before a punctuation mark.
enum SpaceBeforePunctuation {
  static let check = Check(
    "space-before-punctuation", .text, .warning,
    "A space stands before a punctuation mark.",
    why: "Outside of French it is a slip, and the mark may land on the next line.",
    mend: "Take the space out; `--fix` does it.",
    good: [
      Example(
        "Save it, please", ["de": "Bitte speichern, danke", "fr": "Voulez-vous enregistrer ?"]),
      Example("Save it?", ["ar": "Voulez-vous enregistrer ?"]),
    ],
    bad: [
      Example(
        "Save it, please", ["de": "Bitte speichern , danke"], says: "a space stands before “,”",
        marking: " "),
      Example("Delete “%@”?", ["pl": "Usunąć „%@” ?"], says: "a space stands before “?”"),
      Example("Read (this).", ["pl": "Czytaj (to) ."], says: "a space stands before “.”"),
      Example("Is it %@?", ["de": "Ist es %@ ?"], says: "a space stands before “?”"),
    ],
    .translation { passage, source, report in
      guard passage.features.contains(.space), !PunctuationSpace.allows(passage.language),
        passage.hasOwnLetters
      else { return }
      let ranges = PunctuationSpace.ranges(in: passage)
      guard !ranges.isEmpty, PunctuationSpace.ranges(in: source).isEmpty else { return }
      for range in ranges {
        let mark = passage.part(range.upperBound..<range.upperBound + 1)
        report.add(
          "a space stands before “\(mark)”", in: passage, range,
          mend: .replace([Mend.Replacement(range, with: "")]))
      }
    })
}
