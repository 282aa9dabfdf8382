import Phrasebook
import PhrasebookModel

/// Only one of source and translation ends with a full stop.
enum EndStop {
  static let check = Check(
    "end-stop", .text, .note,
    "Only one of source and translation ends with a full stop, or it is another script's.",
    why: "A sentence looks unfinished, or a title like a sentence.",
    fix: "End both alike, each with the mark of its language.",
    good: [
      Example("Save it.", ["fr": "Enregistrez-le."]),
      Example("US State / Territory", ["es": "Estado / Territorio de EE. UU."]),
      Example("• Open it\n• Save it", ["ru": "• Открыть;\n• Сохранить."]),
      Example("All is set 👀.", ["nl": "Alles is klaar 👀"]),
      Example("Write it to save", ["uk": "Запишіть. Це треба, щоб зберегти."]),
      Example("Open it now.", ["fr": "Ouvrez-le donc.\u{FE0F}", "fi": "Avaa se heti.."]),
      Example("On", ["uk": "увімк."]),
      Example("FilterArchitecturesDescription", ["de": "Filtere nach Architektur."]),
      Example("Save it.", ["ja": "保存", "zh-Hans": "保存它。", "hi": "इसे सहेजें।"]),
    ],
    bad: [
      Example(
        "Save it.", ["zh-Hans": "保存它."], message: "the sentence ends with .; zh-Hans writes 。",
        marking: "."),
      Example(
        "Save it now.", ["fr": "Enregistrez-le"],
        message: "the source ends with a full stop, the translation does not"),
      Example(
        "Save it now",
        ["fr": "Enregistrez vite.", "de": "Jetzt sichern.", "es": "Guarda ya.", "it": "Salva ora"],
        message: "3 of 4 translations end with a full stop, the source does not"),
      Example(
        "Save your file.", ["ja": "ファイルを保存しますか？"],
        message: "the source ends with a full stop, the translation does not", marking: "？"),
    ],
    .translation { string, source, report in
      Ending.stop.check("a full stop", in: string, against: source, &report)
      guard source.ending.ending == .stop, string.ending.ending == .stop else { return }
      let tag = string.language.tag
      Ending.checkMark(".", of: string, own: PunctuationHabits.stop(of: string.language), &report) {
        own in
        "the sentence ends with .; \(tag) writes \(own)"
      }
    })
}
