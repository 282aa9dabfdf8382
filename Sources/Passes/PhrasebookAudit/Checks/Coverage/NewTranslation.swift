import Phrasebook
import PhrasebookModel

/// A translation is still in the state \"new\".
enum NewTranslation {
  static let check = Check(
    "new-translation", .coverage, .warning,
    "A translation is still in the state \"new\".",
    why: "It has not been translated, or not been marked as translated.",
    fix: "Translate it and mark it as translated.",
    good: [
      Example("Open", ["fr": "Ouvrir"]),
      Example("open", ["en": .new("Open")]),
      Example("NSHumanReadableCopyright", ["en": .text(""), "fr": .new("")]),
    ],
    bad: [
      Example("Open", ["fr": .new("Open")], message: "the translation is still new")
    ],
    .localized { localized, report in
      guard !localized.isSource, localized.entry.isToTranslate, !localized.entry.isStale
      else { return }
      let source = localized.entry.source
      guard source.isKeyAlone || !source.strings.allSatisfy(\.value.isEmpty) else { return }
      let new = localized.strings.first { string in
        string.state == .new && !isMadeOfTranslatedParts(string)
      }
      if let string = new {
        report.add("the translation is still new", in: string)
      }
    })
}

extension NewTranslation {
  /// Whether it is a text of nothing but substitutions whose forms are all translated.
  private static func isMadeOfTranslatedParts(_ string: AuditedString) -> Bool {
    let names = string.placeholders.filter { $0.kind == .substitution }.compactMap(\.name)
    guard !names.isEmpty, string.substitution == nil,
      !string.plainText.contains(where: { $0.isLetter || $0.isNumber })
    else { return false }
    return string.localized.strings.allSatisfy { part in
      part.substitution.map(names.contains) != true || part.state != .new
    }
  }
}
