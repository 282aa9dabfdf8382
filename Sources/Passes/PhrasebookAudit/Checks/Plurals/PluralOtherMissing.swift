import Phrasebook
import PhrasebookModel

/// A string with plural forms has no form `other`.
enum PluralOtherMissing {
  static let check = Check(
    "plural-other-missing", .plurals, .error,
    "A string with plural forms has no form `other`.",
    why:
      "Every number without a form of its own has no text at all: the app shows the key or nothing.",
    fix: "Add the form `other`.",
    good: [
      Example("%lld files", ["en": ["one": "%lld file", "other": "%lld files"]])
    ],
    bad: [
      Example("%lld files", ["en": ["one": "%lld file"]], message: "the form other is missing")
    ],
    .localized { localized, report in
      for (path, cases) in localized.pluralForms where cases["other"] == nil {
        report.add("the form other is missing", in: localized, path: path)
      }
    })
}
