import Phrasebook
import PhrasebookModel

/// A translation shows the name of its key.
enum KeyAsTranslation {
  static let check = Check(
    "key-as-translation", .text, .warning,
    "A translation shows the name of its key.",
    why: "Users see `settings.title` instead of words.",
    fix: "Translate the source text.",
    good: [
      Example("settings.title", ["en": "Settings", "fr": "Réglages"])
    ],
    bad: [
      Example(
        "settings.title", ["en": "Settings", "fr": "settings.title"],
        message: "the translation is the key itself")
    ],
    .translation { string, source, report in
      let key = string.entry.key
      guard string.value == key, key.isSymbol, source.value != key else { return }
      report.add("the translation is the key itself", in: string)
    })
}
