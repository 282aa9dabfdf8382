import Phrasebook
import PhrasebookModel

/// A plural form exists that the language never uses.
enum PluralCategoryUnused {
  static let check = Check(
    "plural-category-unused", .plurals, .warning,
    "A plural form exists that the language never uses.",
    why:
      "A string that is never shown was translated, or its language is not what it seems.",
    fix: "Remove the form; `--fix` does it. `zero` is Apple's for 0 in every language.",
    good: [
      Example("%lld files", ["en": ["one": "%lld file", "other": "%lld files"]]),
      Example(
        "%lld files", ["en": ["zero": "No files", "one": "%lld file", "other": "%lld files"]]),
    ],
    bad: [
      Example(
        "%lld files", ["en": ["one": "%lld file", "few": "%lld files", "other": "%lld files"]],
        message: "en has no category few: the form is never used")
    ],
    .localized { localized, report in
      let language = localized.language
      guard language.knowsPlurals else { return }
      let former = PluralHabits.former[language.base] ?? []
      for (path, cases) in localized.pluralForms {
        for (category, _) in cases
        where category != "zero" && category != "other" && !language.categories.contains(category)
          && VariationKind.plurals.contains(category) && !former.contains(category)
        {
          report.add(
            "\(language.tag) has no category \(category): the form is never used", in: localized,
            path: path + [category], fix: .removeForm)
        }
      }
    })
}
