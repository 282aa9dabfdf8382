import CatalogJSON
import Phrasebook
import PhrasebookModel

/// Plural forms are chosen by an argument that is not a number.
enum PluralOfText {
  static let check = Check(
    "plural-of-text", .plurals, .error,
    "Plural forms are selected by an argument that is not a number.",
    why: "A string has no plural category: the app takes `other` for every value, or crashes.",
    fix: "Pass the number itself and show it with %lld.",
    good: [
      Example("%lld files", ["en": ["one": "%lld file", "other": "%lld files"]]),
      Example(
        "%@ has %lld files", ["en": ["one": "%1$@ has one file", "other": "%1$@ has %2$lld files"]]),
    ],
    bad: [
      Example(
        "%@ files", ["en": ["one": "%@ file", "other": "%@ files"]],
        message: "the forms vary by a number, and %@ is the only argument")
    ],
    .localized { localized, report in
      let substitutions = CatalogField.substitutions.text
      guard localized.pluralForms.contains(where: { !$0.path.contains(substitutions) }) else {
        return
      }
      let entry = localized.entry
      let keyed = entry.keyString.arguments
      let all =
        keyed.isEmpty ? entry.localized.flatMap { $0.strings.flatMap(\.arguments) } : keyed
      guard let first = all.first, all.allSatisfy({ $0.kind == .object }) else { return }
      report.add(
        "the forms vary by a number, and \(first.specifier) is the only argument", in: localized,
        path: [CatalogVariation.plural.text])
    })
}
