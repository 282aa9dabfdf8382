import Phrasebook
import PhrasebookModel

/// A text is empty.
enum EmptyTranslation {
  static let check = Check(
    "empty-translation", .coverage, .warning,
    "A text is empty.",
    why: "The app shows nothing where the source shows a sentence.",
    mend: "Translate it, or take the empty text out so that the source is shown.",
    good: [
      Example("Open", ["fr": "Ouvrir"]),
      Example("separator", ["en": .text(""), "fr": .text("")]),
    ],
    bad: [
      Example("Open", ["fr": .text("")], says: "the text is empty"),
      Example(
        "%lld files", ["en": ["one": .text(""), "other": "%lld files"]], says: "the text is empty"),
    ],
    .localized { localized, report in
      guard localized.subject.isToTranslate, !localized.subject.isStale else { return }
      let source = localized.subject.source
      // A text that is meant to be empty is so in the source.
      let isEmptySource = source.passages.allSatisfy(\.value.isEmpty)
      guard !isEmptySource || localized.isSource && localized.isEmptyByMistake else { return }
      for passage in localized.passages where passage.value.isEmpty && passage.state != .new {
        guard localized.isSource || source.counterpart(of: passage.path)?.value.isEmpty != true
        else { continue }
        report.add("the text is empty", in: passage)
      }
    })
}

extension Localized {
  /// True where the key has words to say and the source text has none.
  fileprivate var isEmptyByMistake: Bool {
    !subject.key.isSymbol && subject.key.contains(" ")
      && subject.translations.contains { $0.passages.contains { !$0.value.isEmpty } }
  }
}
