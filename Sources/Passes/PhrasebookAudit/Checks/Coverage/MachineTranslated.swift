import Phrasebook
import PhrasebookModel

/// A machine wrote a text, and it was not reviewed.
enum MachineTranslated {
  static let check = Check(
    "machine-translated", .coverage, .note,
    "A machine wrote a text and nobody has read it.",
    why: "Machines do not know what a button is for.",
    fix: "Read it and mark it as translated.",
    good: [
      Example("Open", ["fr": "Ouvrir"])
    ],
    bad: [
      Example(
        "Open", ["fr": .inState(.machineTranslated, "Ouvrir")], says: "a machine wrote the text")
    ],
    .localized { localized, report in
      guard let string = localized.strings.first(where: { $0.state == .machineTranslated })
      else { return }
      report.add("a machine wrote the text", in: string)
    })
}
