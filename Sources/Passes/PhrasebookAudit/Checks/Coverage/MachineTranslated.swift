import Phrasebook
import PhrasebookModel

/// A machine translation was not reviewed.
enum MachineTranslated {
  static let check = Check(
    "machine-translated", .coverage, .note,
    "A machine translation has not been reviewed.",
    why: "A machine sees the text without the screen: it does not know what a button does.",
    fix: "Review it and set its state to `translated`.",
    good: [
      Example("Open", ["fr": "Ouvrir"])
    ],
    bad: [
      Example(
        "Open", ["fr": .inState(.machineTranslated, "Ouvrir")],
        message: "machine translated and not reviewed")
    ],
    .localized { localized, report in
      guard let string = localized.strings.first(where: { $0.state == .machineTranslated })
      else { return }
      report.add("machine translated and not reviewed", in: string)
    })
}
