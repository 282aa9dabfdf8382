import Phrasebook
import PhrasebookModel

/// Only one of source and translation ends with a colon.
enum EndColon {
  static let check = Check(
    "end-colon", .text, .warning,
    "Only one of source and translation ends with a colon.",
    why: "A label and its value run into each other.",
    fix: "End both alike, each with the mark of its language.",
    good: [
      Example("Name:", ["fr": "Nom :"]),
      Example("Focused for ", ["ko": "집중 중: "]),
      Example("Joined", ["it": "Iscrizione:"]),
      Example("Open C: Drive", ["nl": "Open schijf C:"]),
      Example("Updated at", ["tr": "Güncelleme:"]),
    ],
    bad: [
      Example(
        "Name:", ["fr": "Nom"], message: "the source ends with a colon, the translation does not")
    ],
    .translation { string, source, report in
      Ending.colon.check("a colon", in: string, against: source, &report)
    })
}
