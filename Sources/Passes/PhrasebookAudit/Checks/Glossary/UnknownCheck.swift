import Phrasebook
import PhrasebookModel

/// A suppression of a check that does not exist.
enum UnknownCheck {
  static let check = Check(
    "unknown-check", .glossary, .warning,
    "A suppression has an unknown check.",
    why: "It suppresses nothing, which goes unnoticed.",
    fix: "Write the id as `phrasebook explain` spells it.",
    good: [
      Example("Save", ["fr": "Save"], comment: "phrasebook:ignore identical-to-source a name")
    ],
    bad: [
      Example(
        "Save", ["fr": "Save"], comment: "phrasebook:ignore identical a name",
        message: "unknown check \"identical\"; did you mean identical-to-source?")
    ],
    .scope { _, _ in })
}
