import Phrasebook
import PhrasebookModel

/// A text is empty, or shows nothing.
enum EmptyTranslation {
  static let check = Check(
    "empty-translation", .coverage, .warning,
    "A text is empty, or shows nothing.",
    why: "The app shows nothing where the source shows a sentence.",
    mend: "Translate it, or take the empty text out so that the source is shown.",
    good: [
      Example("Open", ["fr": "Ouvrir"]),
      Example("separator", ["en": .text(""), "fr": .text("")]),
      Example("separator", ["en": " ", "fr": "\u{A0}"]),
      Example(" at ", ["ja": " "]),
    ],
    bad: [
      Example("Open", ["fr": .text("")], says: "the text is empty"),
      Example(
        "%lld files", ["en": ["one": .text(""), "other": "%lld files"]], says: "the text is empty"),
      Example(
        "Open", ["fr": "\u{A0} \n"],
        says: "nothing is shown: the text is white space or characters that nobody sees"),
      Example(
        "Open", ["fr": "\u{200B}"],
        says: "nothing is shown: the text is white space or characters that nobody sees"),
    ],
    .localized { localized, report in
      guard localized.subject.isToTranslate, !localized.subject.isStale else { return }
      let source = localized.subject.source
      // A text that is meant to be empty is so in the source.
      let isEmptySource = source.passages.allSatisfy(\.value.isEmpty)
      guard !isEmptySource || localized.isSource && localized.isEmptyByMistake else { return }
      for passage in localized.passages where passage.state != .new && passage.showsNothing {
        let there = localized.isSource ? nil : source.counterpart(of: passage.path)
        if passage.value.isEmpty {
          if there?.value.isEmpty != true { report.add("the text is empty", in: passage) }
        } else if localized.isSource ? !localized.isBlank : there?.isBridge != true {
          report.add(
            "nothing is shown: the text is white space or characters that nobody sees", in: passage)
        }
      }
    })
}

extension Passage {
  /// True for a text that stands between two others, which a space may do as well, and for one that
  /// shows nothing itself.
  fileprivate var isBridge: Bool {
    showsNothing || !leadingSpace.isEmpty && !trailingSpace.isEmpty
  }
}

extension Localized {
  /// True where the key has words to say and the source text has none.
  fileprivate var isEmptyByMistake: Bool {
    !subject.key.isSymbol && subject.key.contains(" ")
      && subject.translations.contains { $0.passages.contains { !$0.value.isEmpty } }
  }

  /// True where no form shows anything: then that is what is meant.
  fileprivate var isBlank: Bool { passages.allSatisfy(\.showsNothing) }
}
