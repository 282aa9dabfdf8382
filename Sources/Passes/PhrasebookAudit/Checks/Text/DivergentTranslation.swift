import Phrasebook
import PhrasebookModel

/// One source text is translated in two ways.
enum DivergentTranslation {
  static let check = Check(
    "divergent-translation", .text, .note,
    "One source text is translated in two ways.",
    why: "Two buttons that do the same have two names.",
    mend: "Use one translation, or say in the comments how the keys differ.",
    good: [
      Example(keys: [
        .init("a.open", ["en": "Open it", "fr": "Ouvrir"]),
        .init("b.open", ["en": "Open it", "fr": "Ouvrir"]),
      ])
    ],
    bad: [
      Example(
        keys: [
          .init("a.open", ["en": "Open it", "fr": "L’ouvrir"]),
          .init("b.open", ["en": "Open it", "fr": "Ouvrir"]),
        ], says: "“a.open” has the same source text and another translation")
    ],
    .table { table, digests, report in
      var first: [String: Digest] = [:]
      let source = table.input.catalog.sourceLanguage
      for digest in digests where digest.counts && !digest.source.isEmpty {
        guard let other = first[digest.source] else {
          first[digest.source] = digest
          continue
        }
        guard other.comment == digest.comment || digest.comment == nil || other.comment == nil,
          table.input.role == .code
        else { continue }
        for local in digest.locals where local.language != source && local.hash != 0 {
          guard let same = other.locals.first(where: { $0.language == local.language }),
            same.hash != 0, same.hash != local.hash, !same.isEmpty, !local.isEmpty,
            same.progress == .translated, local.progress == .translated
          else { continue }
          report.add(
            "“\(other.key)” has the same source text and another translation", key: digest.key,
            language: local.language, path: ["stringUnit", "value"])
        }
      }
    })
}
