import Phrasebook
import PhrasebookModel

/// Two keys have the same source text.
enum DuplicateSource {
  static let check = Check(
    "duplicate-source", .text, .note,
    "Two keys have the same source text.",
    why: "Translators do the work twice, and the results drift apart.",
    fix: "Use one key, or explain in the comments how they differ.",
    good: [
      Example(keys: [
        .init("a.open", ["en": "Open it"]),
        .init("b.open", ["en": "Open it", "fr": "Ouvrir"], comment: "A menu item"),
      ]),
      Example(keys: [
        .init("a.open", ["en": "Open it"]), .init("b.open", ["en": "Open it"]),
      ]),
    ],
    bad: [
      Example(
        keys: [
          .init("a.open", ["en": "Open it", "fr": "Ouvrir"], comment: "x"),
          .init("b.open", ["en": "Open it", "fr": "Ouvrir"], comment: "x"),
        ], message: "it has the same source text as \"a.open\"")
    ],
    .table { table, digests, report in
      let source = table.input.catalog.sourceLanguage
      // Without translations no work is duplicated.
      guard digests.contains(where: { $0.locals.contains { $0.language != source } }) else {
        return
      }
      var first: [String: EntryDigest] = [:]
      for digest in digests
      where digest.hasSource && digest.counts && !digest.source.isEmpty && digest.key.isSymbol {
        guard let other = first[digest.source] else {
          first[digest.source] = digest
          continue
        }
        // Two comments show two meanings.
        guard other.comment == digest.comment, table.input.role == .code else { continue }
        report.add(
          "it has the same source text as \"\(other.key)\"", key: digest.key, language: source)
      }
    })
}
