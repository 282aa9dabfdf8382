import Phrasebook
import PhrasebookModel

/// A language of an entry has no string.
enum EmptyLocalization {
  static let check = Check(
    "empty-localization", .catalog, .note,
    "A language of an entry has no string.",
    why: "It counts as translated and shows nothing.",
    fix: "Translate it, or remove it.",
    good: [
      Example("Open", ["fr": "Ouvrir"])
    ],
    bad: [
      Example(
        "Open", ["fr": ExampleText.forms([])], message: "the language exists but has no string")
    ],
    .localized { localized, report in
      guard localized.strings.isEmpty, !localized.entry.isStale else { return }
      report.add("the language exists but has no string", in: localized)
    })
}
