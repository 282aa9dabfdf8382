import Phrasebook
import PhrasebookModel

/// Only one of source and translation ends with a question mark.
enum EndQuestion {
  static let check = Check(
    "end-question", .text, .note,
    "Only one of source and translation ends with a question mark.",
    why: "A question reads like an order.",
    mend: "End as the source does, with the mark of the language.",
    good: [
      Example("Save it?", ["fr": "Enregistrer ?"]),
      Example("Save it?", ["ar": "هل تريد الحفظ؟", "ja": "保存しますか", "el": "Αποθήκευση;"]),
      Example("How often do you practice?", ["ja": "頻度を選択"]),
    ],
    bad: [
      Example(
        "Save it?", ["fr": "Enregistrer"],
        says: "the source ends with a question mark, the translation does not")
    ],
    .translation { passage, source, report in
      passage.checkEnding(.question, "a question mark", against: source, &report)
    })
}
