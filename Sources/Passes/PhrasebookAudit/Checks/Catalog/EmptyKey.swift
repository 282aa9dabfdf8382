import Phrasebook
import PhrasebookModel

/// A key is empty.
enum EmptyKey {
  static let check = Check(
    "empty-key", .catalog, .note,
    "A key is empty.",
    why: "It comes from `Text(\"\")`: there is nothing to translate.",
    fix: "Use `Text(verbatim: \"\")`, and remove the key.",
    good: [
      Example("Open", ["fr": "Ouvrir"])
    ],
    bad: [
      Example("", message: "the key is empty")
    ],
    .entry { entry, report in
      guard entry.key.isEmpty, !entry.isStale, entry.isToTranslate else { return }
      report.add("the key is empty", key: entry.key)
    })
}
