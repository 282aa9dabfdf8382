import Phrasebook
import PhrasebookModel

/// Only one of source and translation ends with a question mark, or it is another script's.
enum EndQuestion {
  static let check = Check(
    "end-question", .text, .note,
    "Only one of source and translation ends with a question mark, or it is another script's.",
    why: "A question reads like an order, or the reverse.",
    fix: "End both alike, each with the mark of its language.",
    good: [
      Example("Save it?", ["fr": "Enregistrer ?"]),
      Example("Save it?", ["ar": "هل تريد الحفظ؟", "ja": "保存しますか", "el": "Αποθήκευση;"]),
      Example("How often do you practice?", ["ja": "頻度を選択"]),
      Example("Will you write to us?", ["ko": "저희에게 글을 남겨 주세요.", "de": "Schreibst du uns? Danke"]),
      Example("How to say goodbye", ["nl": "Hoe zeg je vaarwel?"]),
      Example("What’s New", ["de": "Was gibt’s Neues?"]),
      Example("Content", ["ru": "Что в саду?"]),
      Example("Use iCloud?", ["zh-Hans": "使用 iCloud?"]),
      Example("Save it?", ["ja": "保存しますか。", "hy": "Պահպանե՞լ։"]),
    ],
    bad: [
      Example(
        "Delete all of the files", ["de": "Alle Dateien löschen?"],
        message: "the translation ends with a question mark, the source does not", marking: "?"),
      Example(
        "Save it?", ["fr": "Enregistrer"],
        message: "the source ends with a question mark, the translation does not"),
      Example(
        "Save it?", ["zh-Hans": "保存它。"],
        message: "the source ends with a question mark, the translation does not", marking: "。"),
      Example(
        "Save it?", ["ja": "保存します！"],
        message: "the source ends with a question mark, the translation does not", marking: "！"),
      Example(
        "Save it?", ["ar": "هل تريد الحفظ?"], message: "the question ends with ?; ar writes ؟",
        marking: "?"),
      Example(
        "Save it?", ["ja": "保存しますか?"], message: "the question ends with ?; ja writes ？",
        marking: "?"),
      Example(
        "Save it?", ["el": "Αποθήκευση?"], message: "the question ends with ?; el writes ;",
        marking: "?"),
    ],
    .translation { string, source, report in
      Ending.question.check("a question mark", in: string, against: source, &report)
      guard source.ending.ending == .question, string.ending.ending == .question else { return }
      let tag = string.language.tag
      Ending.checkMark(
        "?", of: string, own: PunctuationHabits.questionMark(of: string.language), &report
      ) { own in
        "the question ends with ?; \(tag) writes \(own)"
      }
    })
}
