import Phrasebook
import PhrasebookModel

/// White space at the end differs from the source.
enum TrailingSpace {
  static let check = Check(
    "trailing-space", .text, .warning,
    "White space at the end differs from the source.",
    why: "Texts that are put together run into each other, or the line is out of place.",
    mend: "End as the source does; `--fix` does it.",
    good: [
      Example("Page ", ["fr": "Page "]),
      Example("Open", ["fr": "Ouvrir"]),
      Example("These apps are on this machine. ", ["fr": "Ces apps sont sur cette machine."]),
    ],
    bad: [
      Example(
        "Open", ["fr": "Ouvrir "],
        says: "the translation ends with white space, the source does not", marking: " "),
      Example(
        "Open", ["fr": "Ouvrir\u{A0}"],
        says: "the translation ends with white space, the source does not", marking: "\u{A0}"),
      Example(
        "From: ", ["fr": "De :"], says: "the source ends with white space, the translation does not"
      ),
    ],
    .translation { passage, source, report in
      let (here, there) = (passage.trailingSpace, source.trailingSpace)
      guard here.isEmpty != there.isEmpty else { return }
      // Wide punctuation brings its own space along.
      if here.isEmpty, passage.language.joinsWords { return }
      // Behind a whole sentence the space is the source's slip.
      if here.isEmpty, source.ending.ending.endsSentence, source.wordCount > 3 { return }
      let text = source.part(there)
      report.add(
        here.isEmpty
          ? "the source ends with white space, the translation does not"
          : "the translation ends with white space, the source does not",
        in: passage, here, mend: .replace([Mend.Replacement(here, with: text)]))
    })
}
