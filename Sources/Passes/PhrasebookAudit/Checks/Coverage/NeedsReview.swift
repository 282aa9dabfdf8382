import Phrasebook
import PhrasebookModel

/// A translation needs review.
enum NeedsReview {
  static let check = Check(
    "needs-review", .coverage, .note,
    "A translation needs review.",
    why: "The source has changed, or a machine translated it: it may be wrong.",
    fix: "Read it and mark it as translated.",
    good: [
      Example("Open", ["fr": "Ouvrir"])
    ],
    bad: [
      Example("Open", ["fr": .review("Ouvrir")], message: "the text needs a review")
    ],
    .localized { localized, report in
      guard !localized.isSource, localized.entry.isToTranslate, !localized.entry.isStale,
        let string = localized.strings.first(where: { $0.state == .needsReview })
      else { return }
      report.add("the text needs a review", in: string)
    })
}
