import Phrasebook
import PhrasebookModel

/// A string is empty, or shows nothing.
enum EmptyTranslation {
  static let check = Check(
    "empty-translation", .coverage, .warning,
    "A string is empty, or shows nothing.",
    why: "The app shows nothing where the source shows a sentence.",
    fix: "Translate it, or remove the empty text so that the source is shown.",
    good: [
      Example("Open", ["fr": "Ouvrir"]),
      Example("separator", ["en": .text(""), "fr": .text("")]),
      Example("separator", ["en": " ", "fr": "\u{A0}"]),
      Example(" at ", ["ja": " "]),
    ],
    bad: [
      Example("Open", ["fr": .text("")], message: "the text is empty"),
      Example(
        "%lld files", ["en": ["one": .text(""), "other": "%lld files"]],
        message: "the text is empty"),
      Example(
        "Open", ["fr": "\u{A0} \n"],
        message: "nothing is shown: the string has only white space or invisible characters"),
      Example(
        "Open", ["fr": "\u{200B}"],
        message: "nothing is shown: the string has only white space or invisible characters"),
    ],
    .localized { localized, report in
      guard localized.entry.isToTranslate, !localized.entry.isStale else { return }
      let source = localized.entry.source
      // A text that is meant to be empty is so in the source.
      let isEmptySource = source.strings.allSatisfy(\.value.isEmpty)
      guard !isEmptySource || localized.isSource && localized.isEmptyByMistake else { return }
      for string in localized.strings where string.state != .new && string.showsNothing {
        let there = localized.isSource ? nil : source.counterpart(of: string.path)
        if string.value.isEmpty {
          if there?.value.isEmpty != true { report.add("the text is empty", in: string) }
        } else if localized.isSource ? !localized.isBlank : there.map(isBridge) != true {
          report.add(
            "nothing is shown: the string has only white space or invisible characters", in: string)
        }
      }
    })
}

extension EmptyTranslation {
  /// Whether it joins two other texts, which a space may do as well, or shows nothing itself.
  private static func isBridge(_ string: AuditedString) -> Bool {
    string.showsNothing || !string.leadingSpace.isEmpty && !string.trailingSpace.isEmpty
  }
}

extension Localized {
  /// Whether the key has words and the source text is empty.
  fileprivate var isEmptyByMistake: Bool {
    !entry.key.isSymbol && entry.key.contains(" ")
      && entry.translations.contains { $0.strings.contains { !$0.value.isEmpty } }
  }

  /// Whether all forms are blank: then the blank is intended.
  fileprivate var isBlank: Bool { strings.allSatisfy(\.showsNothing) }
}
