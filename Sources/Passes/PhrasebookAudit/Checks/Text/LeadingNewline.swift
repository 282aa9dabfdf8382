import Phrasebook
import PhrasebookModel

/// Line breaks at the start differ from the source.
enum LeadingNewline {
  static let check = Check(
    "leading-newline", .text, .warning,
    "Line breaks at the start differ from the source.",
    why: "The text stands lower or higher than its place.",
    mend: "Begin as the source does; `--fix` does it.",
    good: [
      Example("\nOpen", ["fr": "\nOuvrir"])
    ],
    bad: [
      Example(
        "Open", ["fr": "\nOuvrir"],
        says: "the translation begins with 1 line break, the source with none")
    ],
    .translation { passage, source, report in
      let (here, there) = (passage.leadingBreaks, source.leadingBreaks)
      guard here.count != there.count else { return }
      report.add(
        "the translation begins with \(Phrase.lineBreaks(here.count)), the source with \(Phrase.number(there.count))",
        in: passage, here, mend: .replace([Mend.Replacement(here, with: source.part(there))]))
    })
}
