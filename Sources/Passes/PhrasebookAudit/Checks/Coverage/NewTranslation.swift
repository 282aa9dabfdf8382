import Phrasebook
import PhrasebookModel

/// A translation is still in the state “new”.
enum NewTranslation {
  static let check = Check(
    "new-translation", .coverage, .warning,
    "A translation is still in the state “new”.",
    why: "Nobody has translated it, or nobody has said so.",
    mend: "Translate it and mark it as translated.",
    good: [
      Example("Open", ["fr": "Ouvrir"]),
      Example("open", ["en": .new("Open")]),
      Example("NSHumanReadableCopyright", ["en": .text(""), "fr": .new("")]),
    ],
    bad: [
      Example("Open", ["fr": .new("Open")], says: "the translation is still new")
    ],
    .localized { localized, report in
      guard !localized.isSource, localized.subject.isToTranslate, !localized.subject.isStale
      else { return }
      let source = localized.subject.source
      guard source.isKeyAlone || !source.passages.allSatisfy(\.value.isEmpty) else { return }
      let new = localized.passages.first { passage in
        passage.state == .new && !passage.isMadeOfTranslatedParts
      }
      if let passage = new {
        report.add("the translation is still new", in: passage)
      }
    })
}

extension Passage {
  /// True for a text of nothing but substitutions whose forms are all translated.
  fileprivate var isMadeOfTranslatedParts: Bool {
    let names = placeholders.filter { $0.kind == .substitution }.compactMap(\.name)
    guard !names.isEmpty, substitution == nil,
      !plainText.contains(where: { $0.isLetter || $0.isNumber })
    else { return false }
    return localized.passages.allSatisfy { part in
      part.substitution.map(names.contains) != true || part.state != .new
    }
  }
}
