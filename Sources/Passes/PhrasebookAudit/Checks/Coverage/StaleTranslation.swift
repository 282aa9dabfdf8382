import Phrasebook
import PhrasebookModel

/// A text is marked as out of date.
enum StaleTranslation {
  static let check = Check(
    "stale-translation", .coverage, .note,
    "A text is marked as out of date.",
    why: "The source has changed: the translation may be outdated.",
    fix: "Read it and mark it as translated.",
    good: [
      Example("Open", ["fr": "Ouvrir"])
    ],
    bad: [
      Example("Open", ["fr": .inState(.stale, "Ouvrir")], says: "the text is out of date")
    ],
    .localized { localized, report in
      guard !localized.entry.isStale,
        let string = localized.strings.first(where: { $0.state == .stale })
      else { return }
      report.add("the text is out of date", in: string)
    })
}
