import Phrasebook
import PhrasebookModel

/// A translation is marked as stale.
enum StaleTranslation {
  static let check = Check(
    "stale-translation", .coverage, .note,
    "A translation is marked as stale.",
    why: "The source has changed: the translation may be outdated.",
    fix: "Read it and mark it as translated.",
    good: [
      Example("Open", ["fr": "Ouvrir"])
    ],
    bad: [
      Example("Open", ["fr": .inState(.stale, "Ouvrir")], message: "the text is out of date")
    ],
    .localized { localized, report in
      guard !localized.entry.isStale,
        let string = localized.strings.first(where: { $0.state == .stale })
      else { return }
      report.add("the text is out of date", in: string)
    })
}
