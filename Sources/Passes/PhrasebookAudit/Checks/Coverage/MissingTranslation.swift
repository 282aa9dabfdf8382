import Phrasebook
import PhrasebookModel

/// A key has no text in a language of the catalog.
enum MissingTranslation {
  static let check = Check(
    "missing-translation", .coverage, .warning,
    "A key has no translation in a language of the catalog.",
    why: "Users of that language see a sentence in another one.",
    fix: "Translate it, or mark the key as not to be translated.",
    good: [
      Example(keys: [
        .init("Open", ["fr": "Ouvrir"]), .init("Close", ["fr": "Fermer"]), .init("%@", [:]),
        .init("Phrasebook", [:], isToTranslate: false),
      ])
    ],
    bad: [
      Example(
        keys: [.init("Open", ["fr": "Ouvrir"]), .init("Close", [:])],
        message: "missing translation")
    ],
    .table { table, digests, report in
      for language in LanguageUse.all(of: table, digests) where language.isBegun {
        for digest in digests
        where digest.counts && !digest.locals.contains(where: { $0.language == language.tag }) {
          report.add("missing translation", key: digest.key, language: language.tag)
        }
      }
    })
}
