import Phrasebook
import PhrasebookModel

/// A key is empty.
enum EmptyKey {
  static let check = Check(
    "empty-key", .catalog, .note,
    "A key is empty.",
    why: "It comes from `Text(\"\")`: there is nothing to translate.",
    mend: "Use `Text(verbatim: \"\")`, and take the key out.",
    good: [
      Example("Open", ["fr": "Ouvrir"])
    ],
    bad: [
      Example("", says: "the key is empty")
    ],
    .subject { subject, report in
      guard subject.key.isEmpty, !subject.isStale, subject.isToTranslate else { return }
      report.add("the key is empty", key: subject.key)
    })
}
