import CatalogJSON
import Phrasebook
import PhrasebookModel

/// A substitution is defined and its string does not use it.
enum SubstitutionUnused {
  static let check = Check(
    "substitution-unused", .placeholders, .warning,
    "A substitution is defined and its string does not use it.",
    why: "The forms are never shown.",
    fix: "Write a reference to it into the text, or remove the substitution.",
    good: [
      Example(
        "%lld files",
        ["en": ["": "%#@files@", "#files": ["one": "%arg file", "other": "%arg files"]]])
    ],
    bad: [
      Example(
        "%lld files",
        ["en": ["": "%lld files", "#files": ["one": "%arg file", "other": "%arg files"]]],
        message: "the substitution files is not used")
    ],
    .localized { localized, report in
      for (name, _) in localized.localization.substitutions {
        let isUsed = localized.strings.contains { string in
          string.placeholders.contains { $0.kind == .substitution && $0.name == name }
        }
        guard !isUsed else { continue }
        report.add(
          "the substitution \(name) is not used", in: localized,
          path: [CatalogField.substitutions.text, name])
      }
    })
}
