import Phrasebook
import PhrasebookModel

/// A suppression has no reason.
enum SuppressionWithoutReason {
  static let check = Check(
    "suppression-without-reason", .glossary, .note,
    "A suppression has no reason.",
    why: "Later it is unclear whether it still applies.",
    fix: "Write the reason after the id.",
    good: [
      Example("Save", ["fr": "Save"], comment: "phrasebook:ignore identical-to-source a name")
    ],
    bad: [
      Example(
        "Save", ["fr": "Save"], comment: "phrasebook:ignore identical-to-source",
        message: "the suppression of identical-to-source has no reason; write it down"),
      // The suppression of an editor, with its placeholder.
      Example(
        "Save", ["fr": "Save"], comment: "phrasebook:ignore identical-to-source – explain why",
        message: "the suppression of identical-to-source has no reason; write it down"),
    ],
    .scope { _, _ in })
}
