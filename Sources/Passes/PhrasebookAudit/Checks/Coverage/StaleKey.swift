import Phrasebook
import PhrasebookModel

/// A key is marked as no longer used.
enum StaleKey {
  static let check = Check(
    "stale-key", .coverage, .warning,
    "A key is marked as no longer used.",
    why: "Translators work on it for nothing, and the app carries it around.",
    mend:
      "Take it out with `phrasebook sync --prune`, or mark it as manual if code makes it at run time.",
    good: [
      Example("Open", ["fr": "Ouvrir"])
    ],
    bad: [
      Example("Open", ["fr": "Ouvrir"], state: .stale, says: "the code no longer asks for this key")
    ],
    .subject { subject, report in
      guard subject.isStale else { return }
      report.add(
        "the code no longer asks for this key", key: subject.key, path: ["extractionState"])
    })
}
