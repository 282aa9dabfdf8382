import CatalogJSON
import Phrasebook
import PhrasebookModel

/// A source string needs review.
enum SourceNotSettled {
  static let check = Check(
    "source-not-settled", .catalog, .note,
    "A source string needs review.",
    why: "Translators work from a string that is not final.",
    fix: "Read it and mark it as translated.",
    good: [
      Example("open", ["en": "Open"]),
      Example("open", ["en": .new("Open")]),
    ],
    bad: [
      Example(
        "open", ["en": .review("Open"), "fr": "Ouvrir"], message: "the source text needs a review")
    ],
    .localized { localized, report in
      guard localized.isSource, !localized.entry.isStale,
        localized.strings.contains(where: { $0.state == .needsReview })
      else { return }
      report.add(
        "the source text needs a review", in: localized,
        path: [CatalogField.stringUnit.text, CatalogField.state.text])
    })
}
