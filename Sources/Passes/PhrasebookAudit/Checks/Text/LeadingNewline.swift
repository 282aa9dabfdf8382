import Phrasebook
import PhrasebookModel

/// Line breaks at the start differ from the source.
enum LeadingNewline {
  static let check = Check(
    "leading-newline", .text, .warning,
    "Line breaks at the start differ from the source.",
    why: "The text is shown too low or too high.",
    fix: "Begin as the source does; `--fix` does it.",
    good: [
      Example("\nOpen", ["fr": "\nOuvrir"])
    ],
    bad: [
      Example(
        "Open", ["fr": "\nOuvrir"],
        message: "the translation begins with 1 line break, the source with none")
    ],
    .translation { string, source, report in
      let (here, there) = (string.lineBreaks.leading, source.lineBreaks.leading)
      guard here.count != there.count else { return }
      report.add(
        "the translation begins with \(Phrase.lineBreaks(here.count)), the source with \(Phrase.number(there.count))",
        in: string, here, fix: .replacing(here, with: source.part(there)))
    })
}
