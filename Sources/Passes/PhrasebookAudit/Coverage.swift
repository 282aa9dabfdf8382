public import PhrasebookModel

/// The progress of each language of a catalog.
///
/// Every key that needs a translation counts once in every language, so that the six numbers of a
/// language add up to `keys`:
/// - A key with `shouldTranslate: false` counts nowhere.
/// - A key that is stale counts as stale in every language, translated or not: no work is left for
///   it, and nothing is missing.
/// - A text with forms counts by the one that is farthest behind.
/// - In the source language a key without a text is its own text, and a text in state `new` of
///   an entry that the code owns is the code's: both are there, hence translated.
/// - `machine_translated` is a translation, counted on its own: it was not reviewed. An unknown
///   state needs a review.
/// - A language of the catalog's own `languages` list counts even without a text.
public struct Coverage: Hashable, Sendable {
  /// The numbers of one language.
  public struct Counts: Hashable, Sendable {
    /// Keys whose texts are all translated, and not only by a machine.
    public var translated = 0
    /// Keys with a text of a machine that was not reviewed; their other texts are translated.
    public var machineTranslated = 0
    /// Keys with a text that needs a review.
    public var needsReview = 0
    /// Keys with a new text.
    public var new = 0
    /// Keys with a stale text.
    public var stale = 0
    /// Keys without a text.
    public var missing = 0

    /// Creates empty numbers.
    public init() {}

    /// All keys counted.
    public var total: Int { translated + machineTranslated + needsReview + new + stale + missing }

    /// The share of the keys in use that is translated, by people or machines, from 0 to 1; 1
    /// without keys.
    public var share: Double {
      let used = total - stale
      return used == 0 ? 1 : Double(translated + machineTranslated) / Double(used)
    }
  }

  /// The source language of the catalog.
  public var sourceLanguage: String
  /// The number of keys that need a translation.
  public var keys: Int
  /// By language, as the catalog spells it: the source language first, the others sorted.
  public var languages: [(language: String, counts: Counts)] {
    order.map { ($0, counts[$0] ?? Counts()) }
  }

  private var order: [String]
  private var counts: [String: Counts]

  /// The numbers of one language; nil if the catalog has nothing in it.
  public subscript(language: String) -> Counts? { counts[language] }

  /// The same numbers with only some of the languages; the source language always remains.
  public func only(_ isWanted: (String) -> Bool) -> Coverage {
    var part = self
    part.order = order.filter { $0 == sourceLanguage || isWanted($0) }
    part.counts = counts.filter { part.order.contains($0.key) }
    return part
  }

  /// The number of keys of a catalog that need a translation, without the rest of the numbers.
  public static func keys(of catalog: Catalog) -> Int {
    catalog.keys.count { catalog.entry($0, in: []).map(isCounted) == true }
  }

  private static func isCounted(_ entry: Entry) -> Bool { entry.shouldTranslate != false }

  /// Counts a catalog; `expected` are languages that count even without a text in the catalog.
  public init(of catalog: Catalog, expecting expected: [String] = []) {
    let source = catalog.sourceLanguage
    sourceLanguage = source
    keys = 0
    counts = [source: Counts()]
    for language in expected + catalog.listedLanguages where counts[language] == nil {
      counts[language] = Counts()
    }
    var stale = 0
    for key in catalog.keys {
      guard let entry = catalog[key], Self.isCounted(entry) else { continue }
      keys += 1
      for language in entry.localizations.names where counts[language] == nil {
        counts[language] = Counts()
      }
      if entry.extractionState == .stale {
        stale += 1
        continue
      }
      if entry.localizations[source] == nil { counts[source]?.count(.translated) }
      for (language, localization) in entry.localizations {
        let progress = localization.progress
        counts[language]?.count(language == source ? progress.inSource(of: entry) : progress)
      }
    }
    for (language, var count) in counts {
      count.stale += stale
      count.missing = keys - count.total
      counts[language] = count
    }
    order = [source] + counts.keys.filter { $0 != source }.sorted()
  }
}

extension Coverage.Counts {
  fileprivate mutating func count(_ progress: TranslationProgress) {
    switch progress {
    case .missing: break  // The remainder in the end.
    case .new: new += 1
    case .stale: stale += 1
    case .needsReview: needsReview += 1
    case .machineTranslated: machineTranslated += 1
    case .translated: translated += 1
    }
  }
}
