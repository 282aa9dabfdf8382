import Phrasebook
import PhrasebookModel

/// White space at the start differs from the source.
enum LeadingSpace {
  static let check = Check(
    "leading-space", .text, .warning,
    "White space at the start differs from the source.",
    why: "Texts that are put together run into each other, or the line is out of place.",
    mend: "Begin as the source does; `--fix` does it.",
    good: [
      Example(" of %@", ["fr": " sur %@"]),
      Example("Open", ["fr": "Ouvrir"]),
    ],
    bad: [
      Example(
        "Open", ["fr": " Ouvrir"],
        says: "the translation begins with white space, the source does not", marking: " "),
      Example(
        " of %@", ["fr": "sur %@"],
        says: "the source begins with white space, the translation does not"),
    ],
    .translation { passage, source, report in
      let (here, there) = (passage.leadingSpace, source.leadingSpace)
      guard here.isEmpty != there.isEmpty, !passage.language.joinsWords,
        !here.isEmpty || passage.language.base != "ko"
      else { return }
      let text = source.part(there)
      report.add(
        here.isEmpty
          ? "the source begins with white space, the translation does not"
          : "the translation begins with white space, the source does not",
        in: passage, here, mend: .replace([Mend.Replacement(here, with: text)]))
    })
}
