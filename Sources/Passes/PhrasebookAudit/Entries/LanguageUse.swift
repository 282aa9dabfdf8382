import PhrasebookModel

/// The amount of translations into one language in a catalog.
struct LanguageUse {
  var tag: String
  /// The number of keys with a text in the language, in any state.
  var texts: Int
  /// The number of keys that need a translation.
  var keys: Int
  /// Whether there is enough of it for its gaps to be reported one by one.
  var isBegun: Bool

  /// The languages that a catalog is translated into, sorted, with those the project declares.
  static func all(of table: Table, _ digests: [EntryDigest]) -> [LanguageUse] {
    let source = table.input.catalog.sourceLanguage
    var texts: [String: Int] = [:]
    for tag in table.input.declaredLanguages where tag != source && table.settings.looks(at: tag) {
      texts[tag] = 0
    }
    var keys = 0
    for digest in digests where digest.counts {
      keys += 1
      for local in digest.locals where local.language != source {
        texts[local.language, default: 0] += 1
      }
    }
    let base = source.prefix { $0 != "-" && $0 != "_" }
    return texts.sorted { $0.key.precedes($1.key) }.compactMap { tag, count in
      // A regional variant of the source language contains only what differs from it.
      if tag.prefix(while: { $0 != "-" && $0 != "_" }) == base { return nil }
      let share = keys == 0 ? 1 : Double(count) / Double(keys)
      let isBegun = count > 0 && (keys < 20 || share >= table.settings.limits.begunShare)
      return LanguageUse(tag: tag, texts: count, keys: keys, isBegun: isBegun)
    }
  }
}

extension EntryDigest {
  /// Whether the key is to have a text in every language.
  var counts: Bool { isToTranslate && !isStale && hasWords }
}
