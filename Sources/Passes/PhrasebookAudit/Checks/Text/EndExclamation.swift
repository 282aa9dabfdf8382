import Phrasebook
import PhrasebookModel

/// Only one of source and translation ends with an exclamation mark.
enum EndExclamation {
  static let check = Check(
    "end-exclamation", .text, .note,
    "Only one of source and translation ends with an exclamation mark.",
    why: "The tone differs from the source's.",
    fix: "End both alike, each with the mark of its language.",
    good: [
      Example("Well done!", ["fr": "Bravo !", "ja": "完了", "zh-Hans": "完成。"]),
      Example("All is set", ["es": "¡Todo listo!"]),
      Example("You have no tasks. Well done!", ["it": "Non hai nulla da fare. Ben fatto."]),
      Example("Why make it hard? Great!", ["ru": "Отлично! Зачем усложнять?"]),
      Example("Get Started", ["de": "Los geht’s!", "ru": "Приступим!"]),
    ],
    bad: [
      Example(
        "Save", ["de": "Sichern!"],
        message: "the translation ends with an exclamation mark, the source does not", marking: "!"),
      Example(
        "Open the file now", ["de": "Jetzt die Datei öffnen!"],
        message: "the translation ends with an exclamation mark, the source does not", marking: "!"),
      Example(
        "Well done!", ["fr": "Bravo"],
        message: "the source ends with an exclamation mark, the translation does not"),
    ],
    .translation { string, source, report in
      Ending.exclamation.check("an exclamation mark", in: string, against: source, &report)
    })
}
