import Phrasebook
import PhrasebookModel

/// A language is declared but has few translations or none.
enum LanguageNotBegun {
  static let check = Check(
    "language-not-begun", .coverage, .warning,
    "A language is declared but has few translations or none.",
    why: "Users who choose it get an app in another language.",
    fix: "Translate it, or remove the language.",
    good: [
      Example("Open", ["fr": "Ouvrir"]) { $0.declaredLanguages = ["fr"] }
    ],
    bad: [
      Example(
        "Open", ["fr": "Ouvrir"],
        message: "de is declared but has no translations yet (1 to translate)"
      ) { $0.declaredLanguages = ["de", "fr"] }
    ],
    .table { table, digests, report in
      for language in LanguageUse.all(of: table, digests)
      where !language.isBegun && language.keys > 0 {
        let (tag, texts, keys) = (language.tag, language.texts, language.keys)
        report.add(
          texts == 0
            ? "\(tag) is declared but has no translations yet (\(keys) to translate)"
            : texts == 1
              ? "\(tag) has 1 translation, \(keys - texts) are missing"
              : "\(tag) has \(texts) translations, \(keys - texts) are missing",
          language: tag)
      }
    })
}
