import CatalogJSON
import Phrasebook
import PhrasebookModel

/// A variation has an unknown name.
enum VariationName {
  static let check = Check(
    "variation-name", .catalog, .error,
    "A variation has an unknown name.",
    why: "The form is never shown, and Xcode may refuse the file.",
    fix: "Write one of the names that the message lists.",
    good: [
      Example("Tap", ["en": ["mac": "Click", "other": "Tap"]])
    ],
    bad: [
      Example(
        "%lld files", ["en": .forms([("single", "%lld file"), ("other", "%lld files")])],
        message: "unknown plural form \"single\"; use zero, one, two, few, many, other")
    ],
    .localized { localized, report in
      localized.localization.eachVariation { path, kind, cases in
        guard VariationKind.kinds.contains(kind) else {
          report.add(
            "unknown variation \"\(kind)\"; use plural, device or width", in: localized,
            path: path + [kind])
          return
        }
        let names =
          kind == CatalogVariation.plural.text ? VariationKind.plurals : VariationKind.devices
        for (name, _) in cases {
          if kind == CatalogVariation.width.text ? Int(name) == nil : !names.contains(name) {
            report.add(
              kind == CatalogVariation.width.text
                ? "a width is a number, not \"\(name)\""
                : "unknown \(kind) form \"\(name)\"; use \(names.joined(separator: ", "))",
              in: localized, path: path + [kind, name])
          }
        }
      }
    })
}
