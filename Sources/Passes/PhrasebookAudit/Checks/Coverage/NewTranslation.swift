import Phrasebook
import PhrasebookModel

/// A translation is still in the state “new”.
enum NewTranslation {
  static let check = Check(
    "new-translation", .coverage, .warning,
    "A translation is still in the state “new”.",
    why: "Nobody has translated it; the app shows the source.",
    mend: "Translate it and mark it as translated.",
    good: [
      Example("Open", ["fr": "Ouvrir"]),
      Example("open", ["en": .new("Open")]),
    ],
    bad: [
      Example("Open", ["fr": .new("Open")], says: "the translation is still new")
    ],
    .localized { localized, report in
      guard !localized.isSource, localized.subject.isToTranslate, !localized.subject.isStale
      else { return }
      if let passage = localized.passages.first(where: { $0.state == .new }) {
        report.add("the translation is still new", in: passage)
      }
    })
}
