import Phrasebook
import PhrasebookModel

/// All forms for devices say the same.
enum DeviceFormsAlike {
  static let check = Check(
    "device-forms-alike", .plurals, .note,
    "All forms for devices say the same.",
    why: "The forms were made and not filled in, or the text needs none.",
    mend: "Write one text for all devices.",
    good: [
      Example("Tap", ["en": ["mac": "Click", "other": "Tap"]])
    ],
    bad: [
      Example(
        "Tap", ["en": ["mac": "Tap", "other": "Tap"]], says: "all 2 forms for devices say the same")
    ],
    .localized { localized, report in
      localized.localization.eachVariation { path, kind, cases in
        guard kind == "device", cases.count > 1, let first = cases.first(where: { _ in true }),
          cases.allSatisfy({ $0.value == first.value })
        else { return }
        // A translation may well need one word where the source needs two.
        guard localized.isSource else { return }
        report.add(
          "all \(cases.count) forms for devices say the same", in: localized, path: path + [kind])
      }
    })
}
