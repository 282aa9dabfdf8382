import CatalogJSON
import Phrasebook
import PhrasebookModel

/// The source has forms for devices and the translation has one text for all.
enum DeviceFormsMissing {
  static let check = Check(
    "device-forms-missing", .plurals, .note,
    "The source has forms for devices and the translation has one text for all.",
    why: "On some devices the translation is wrong: it says click instead of tap.",
    fix: "Vary the translation by device, too, if the words differ.",
    good: [
      Example(
        "Tap",
        ["en": ["mac": "Click", "other": "Tap"], "de": ["mac": "Klicken", "other": "Tippen"]])
    ],
    bad: [
      Example(
        "Tap", ["en": ["mac": "Click", "other": "Tap"], "de": "Tippen"],
        message: "the source has forms for devices, here is one text for all")
    ],
    .localized { localized, report in
      let device = CatalogVariation.device.text
      guard !localized.isSource, !localized.isNew,
        localized.entry.source.strings.contains(where: { $0.path.contains(device) }),
        !localized.strings.contains(where: { $0.path.contains(device) }),
        localized.strings.contains(where: { !$0.value.isEmpty })
      else { return }
      let forms = localized.entry.source.strings.filter { $0.path.contains(device) }
      guard Set(forms.map(\.value)).count > 1 else { return }
      report.add("the source has forms for devices, here is one text for all", in: localized)
    })
}
