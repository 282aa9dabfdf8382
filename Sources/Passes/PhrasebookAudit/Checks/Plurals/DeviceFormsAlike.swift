import CatalogJSON
import Phrasebook
import PhrasebookModel

/// All device variations are the same.
enum DeviceFormsAlike {
  static let check = Check(
    "device-forms-alike", .plurals, .note,
    "All device variations are identical.",
    why: "The forms were made and not filled in, or the text needs none.",
    fix: "Write one text for all devices.",
    good: [
      Example("Tap", ["en": ["mac": "Click", "other": "Tap"]])
    ],
    bad: [
      Example(
        "Tap", ["en": ["mac": "Tap", "other": "Tap"]],
        message: "all 2 device variations are identical"
      ),
      Example(
        "Tap",
        [
          "en": ["mac": "Click", "other": "Tap"],
          "fr": ["mac": "Toucher", "other": "Toucher"],
        ], message: "all 2 device variations are identical"),
    ],
    .localized { localized, report in
      localized.localization.eachVariation { path, kind, cases in
        guard kind == CatalogVariation.device.text, cases.count > 1,
          let first = cases.first(where: { _ in true }),
          cases.allSatisfy({ $0.value == first.value })
        else { return }
        // The variations of a translation were made to differ, but those of the source differ.
        guard localized.isSource || localized.entry.source.localization.differsByDevice else {
          return
        }
        report.add(
          "all \(cases.count) device variations are identical", in: localized, path: path + [kind])
      }
    })
}

extension Localization {
  /// Whether a device has a text that another one does not have.
  fileprivate var differsByDevice: Bool {
    var differs = false
    eachVariation { _, kind, cases in
      guard kind == CatalogVariation.device.text, let first = cases.first(where: { _ in true })
      else { return }
      if cases.contains(where: { $0.value != first.value }) { differs = true }
    }
    return differs
  }
}
