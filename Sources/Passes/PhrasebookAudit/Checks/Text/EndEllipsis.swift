import Phrasebook
import PhrasebookModel

/// Only one of source and translation ends with an ellipsis.
enum EndEllipsis {
  static let check = Check(
    "end-ellipsis", .text, .warning,
    "Only one of source and translation ends with an ellipsis.",
    why: "In menus the ellipsis says that more will be asked; elsewhere that something goes on.",
    mend: "End as the source does, with the mark of the language.",
    good: [
      Example("Open…", ["fr": "Ouvrir…"]),
      Example("Open…", ["fr": "Ouvrir..."]),
    ],
    bad: [
      Example(
        "Open…", ["fr": "Ouvrir"],
        says: "the source ends with an ellipsis, the translation does not")
    ],
    .translation { passage, source, report in
      passage.checkEnding(.ellipsis, "an ellipsis", against: source, &report)
    })
}
