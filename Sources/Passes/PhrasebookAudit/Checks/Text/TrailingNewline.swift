import Phrasebook
import PhrasebookModel

/// Line breaks at the end differ from the source.
enum TrailingNewline {
  static let check = Check(
    "trailing-newline", .text, .warning,
    "Line breaks at the end differ from the source.",
    why: "A gap appears below the text, or the next text touches it.",
    fix: "End as the source does; `--fix` does it.",
    good: [
      Example("Open\n", ["fr": "Ouvrir\n"])
    ],
    bad: [
      Example(
        "Open", ["fr": "Ouvrir\n"],
        message: "the translation ends with 1 line break, the source with none")
    ],
    .translation { string, source, report in
      let (here, there) = (string.lineBreaks.trailing, source.lineBreaks.trailing)
      guard here.count != there.count else { return }
      report.add(
        "the translation ends with \(Phrase.lineBreaks(here.count)), the source with \(Phrase.number(there.count))",
        in: string, here, fix: .replacing(here, with: source.part(there)))
    })
}
