import CatalogJSON
import Phrasebook
import PhrasebookModel

/// A string has plural forms and shows no number to choose by.
enum PluralWithoutNumber {
  static let check = Check(
    "plural-without-number", .plurals, .warning,
    "A string has plural forms and shows no number to choose by.",
    why: "The app cannot select a form.",
    fix: "Give the text an argument, or write one text.",
    good: [
      Example("%lld files", ["en": ["one": "%lld file", "other": "%lld files"]]),
      Example("files", ["en": ["one": "%lld file", "other": "%lld files"]]),
    ],
    bad: [
      Example(
        "Files", ["en": ["one": "File", "other": "Files"]],
        message: "no argument selects the plural form")
    ],
    .localized { localized, report in
      let entry = localized.entry
      guard localized.strings.contains(where: { $0.category != nil && $0.substitution == nil }),
        entry.keyString.arguments.isEmpty,
        !entry.key.isSymbol,
        entry.key.contains(" ") || entry.source.isKeyAlone
          || entry.key == entry.source.strings.last?.value,
        entry.localized.allSatisfy({ $0.strings.allSatisfy(\.arguments.isEmpty) })
      else { return }
      report.add(
        "no argument selects the plural form", in: localized,
        path: [CatalogVariation.plural.text])
    })
}
