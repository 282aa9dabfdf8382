import CatalogJSON
import Phrasebook
import PhrasebookModel

/// A text with variations by device lacks the one for other devices.
enum DeviceOtherMissing {
  static let check = Check(
    "device-other-missing", .plurals, .error,
    "A string with device variations has no form for other devices.",
    why: "On every device without a form of its own the app shows the key, or nothing.",
    fix: "Add the form `other`.",
    good: [
      Example("Tap", ["en": ["mac": "Click", "other": "Tap"]]),
      Example("Tap", ["en": ["mac": "Click", "ipad": "Tap", "iphone": "Touch"]]),
    ],
    bad: [
      Example(
        "Tap", ["en": ["mac": "Click", "ipad": "Tap"]],
        message: "the form other is missing: other devices have no text")
    ],
    .localized { localized, report in
      localized.localization.eachVariation { path, kind, cases in
        guard kind == CatalogVariation.device.text, !cases.isEmpty, cases["other"] == nil,
          !(common.allSatisfy { cases[$0] != nil })
        else { return }
        report.add(
          "the form other is missing: other devices have no text", in: localized,
          path: path + [kind])
      }
    })

  /// The devices that most apps are built for: a text for these is enough for most users.
  private static let common = ["iphone", "ipad", "mac"]
}
