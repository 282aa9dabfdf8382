import CatalogJSON
import Phrasebook
import PhrasebookModel

/// One source text is translated in two ways.
enum DivergentTranslation {
  static let check = Check(
    "divergent-translation", .text, .note,
    "One source text is translated in two ways.",
    why: "Two buttons that do the same have two names, or one word has two meanings.",
    fix: "Use one translation, or explain in the comments how the keys differ.",
    good: [
      Example(keys: [
        .init("a.open", ["en": "Open it", "fr": "Ouvrir"]),
        .init("b.open", ["en": "Open it", "fr": "Ouvrir"]),
      ]),
      Example(keys: [
        .init("a.post", ["en": "Post", "fr": "Publier"], comment: "A button"),
        .init("b.post", ["en": "Post", "fr": "Message"], comment: "What a person has written"),
      ]),
    ],
    bad: [
      Example(
        keys: [
          .init("a.open", ["en": "Open it", "fr": "L’ouvrir"]),
          .init("b.open", ["en": "Open it", "fr": "Ouvrir"]),
        ], message: "\"a.open\" has \"L’ouvrir\" for the same source text"),
      Example(
        keys: [
          .init("a.post", ["en": "Post", "fr": "Publier", "de": "Senden", "es": "Publicar"]),
          .init("b.post", ["en": "Post", "fr": "Message", "de": "Beitrag", "es": "Mensaje"]),
        ],
        message:
          "3 of 3 languages differ from the translations of \"a.post\", which has the same source text"
      ),
      Example(
        keys: [
          .init("a.open", ["en": "Open it", "fr": "L’ouvrir"]),
          .init("b.open", ["en": "Open it", "fr": "Ouvrir"]),
          .init("c.open", ["en": "Open it", "fr": "Ouvrir"]),
        ], message: "\"b.open\" has \"Ouvrir\" for the same source text"),
    ],
    .table { table, digests, report in
      guard table.input.role == .code else { return }
      for group in SameSource.groups(of: digests) {
        for difference in group.differences(besides: table.input.catalog.sourceLanguage) {
          difference.report(in: table, &report)
        }
      }
    })
}

/// Entries with one source text.
private struct SameSource {
  var digests: [EntryDigest]

  /// The maximum length of a source text that is compared with others.
  private static let longest = 1 << 16

  /// Those of several entries, in the order of the catalog.
  static func groups(of digests: [EntryDigest]) -> [SameSource] {
    var places: [String: Int] = [:]
    var groups: [SameSource] = []
    for digest in digests
    where digest.counts && !digest.source.isEmpty && digest.source.utf8.count <= longest {
      if let place = places[digest.source] {
        groups[place].digests.append(digest)
      } else {
        places[digest.source] = groups.count
        groups.append(SameSource(digests: [digest]))
      }
    }
    return groups.filter { $0.digests.count > 1 }
  }

  /// An entry has another translation than entries with the same source.
  struct Difference {
    var key: String
    var other: String
    var languages: [String]
    /// The number of languages that have both.
    var common: Int

    /// Reports it once if many languages do so: then the source text has two meanings.
    func report(in table: Table, _ report: inout FindingRecorder) {
      if languages.count > 2, languages.count * 3 >= common {
        return report.add(
          """
          \(languages.count) of \(common) languages differ from the translations of "\(other)", which has the same source text
          """, key: key)
      }
      for language in languages {
        let text = table.input.catalog[other]?.localizations[language]?.stringUnit?.value ?? ""
        report.add(
          "\"\(other)\" has \(text.quoted) for the same source text", key: key,
          language: language,
          path: [CatalogField.stringUnit.text, CatalogField.value.text])
      }
    }
  }

  /// Each entry with a translation that most of the others do not have, and the first entry that
  /// has the common one; different comments mean different meanings.
  func differences(besides source: String) -> [Difference] {
    var found: [[String]: Difference] = [:]
    var order: [[String]] = []
    for language in Set(digests.flatMap { $0.locals.map(\.language) }).sorted()
    where language != source {
      let texts = digests.compactMap { digest in
        digest.locals.first { $0.language == language && $0.isDone }.map { (digest, $0.hash) }
      }
      var counts: [Int: Int] = [:]
      for (_, hash) in texts { counts[hash, default: 0] += 1 }
      guard counts.count > 1, let most = counts.values.max(),
        let usual = texts.first(where: { counts[$0.1] == most })?.1
      else { continue }
      for (digest, hash) in texts where hash != usual {
        let other = texts.first { $0.1 == usual && $0.0.mayMean(digest) }?.0
        guard let other else { continue }
        let pair = [digest.key, other.key]
        if found[pair] == nil {
          order.append(pair)
          found[pair] = Difference(
            key: digest.key, other: other.key, languages: [],
            common: digest.doneLanguages.intersection(other.doneLanguages)
              .subtracting([source]).count)
        }
        found[pair]?.languages.append(language)
      }
    }
    return order.compactMap { found[$0] }
  }
}

extension EntryDigest.Local {
  /// Whether it is one translated text.
  fileprivate var isDone: Bool { hash != 0 && !isEmpty && progress == .translated }
}

extension EntryDigest {
  fileprivate var doneLanguages: Set<String> { Set(locals.filter(\.isDone).map(\.language)) }

  /// Whether no two comments differ.
  fileprivate func mayMean(_ other: EntryDigest) -> Bool {
    comment == other.comment || comment == nil || other.comment == nil
  }
}
