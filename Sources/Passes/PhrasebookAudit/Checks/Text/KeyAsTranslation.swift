import Phrasebook
import PhrasebookModel

/// A translation shows the name of its key.
enum KeyAsTranslation {
  static let check = Check(
    "key-as-translation", .text, .warning,
    "A translation shows the name of its key.",
    why: "People see `settings.title` instead of words.",
    mend: "Translate the source text.",
    good: [
      Example("settings.title", ["en": "Settings", "fr": "Réglages"])
    ],
    bad: [
      Example(
        "settings.title", ["en": "Settings", "fr": "settings.title"],
        says: "the translation is the key itself")
    ],
    .translation { passage, source, report in
      let key = passage.localized.subject.key
      guard passage.value == key, key.isSymbol, source.value != key else { return }
      report.add("the translation is the key itself", in: passage)
    })
}
