import PhrasebookMemory
import PhrasebookModel
import PhrasebookProjects
import PhrasebookSync
import PhrasebookTranslate

/// Counts the words of catalogs for one language.
struct WordCounting {
  let catalogs: [LoadedCatalog]
  let language: String
  /// The translation memory; nil without one.
  let memory: Memory?

  /// A source text in its language.
  private struct Source: Hashable {
    var language: String
    var text: ExactString
  }

  /// The numbers; the failure of a memory is reported once, and it is not asked again.
  func run(_ activity: Activity) throws(CancellationError) -> WordStats {
    var stats = WordStats(language: language)
    var translated: Set<Source> = []
    var matches: [String: SegmentMatches] = [:]
    var open: [Source] = []
    for loaded in catalogs where loaded.catalog.sourceLanguage != language {
      let source = loaded.catalog.sourceLanguage
      let table = Export.table(of: loaded.catalog, name: loaded.table, language: language).table
      for unit in table.units {
        let text = Source(language: source, text: ExactString(unit.source ?? unit.key))
        let isStale = loaded.catalog[unit.key]?.extractionState == .stale
        let status = isStale ? .stale : Self.status(of: unit)
        stats.statuses[status, default: TextCount()] += TextCount(of: text.text.text)
        if status == .new { open.append(text) }
        if status == .translated, translated.insert(text).inserted {
          matches[source, default: SegmentMatches()].add(text.text.text)
        }
      }
    }
    var seen: Set<Source> = []
    var memory = memory
    for text in open {
      var band = MatchBand.exact
      if !seen.insert(text).inserted {
        band = .repetitions
      } else if !translated.contains(text) {
        try activity.checkCancellation()
        var score = matches[text.language]?.score(of: text.text.text).map { min($0, 99) }
        do throws(MemoryFailure) {
          score.raise(to: try self.score(of: text, in: memory))
        } catch {
          activity.report(Diagnostic(.warning, error.text))
          memory = nil
        }
        band = MatchBand(score: score)
      }
      stats.bands[band, default: TextCount()] += TextCount(of: text.text.text)
    }
    return stats
  }

  /// The score of the best match of a text in the memory; nil without a match.
  private func score(of text: Source, in memory: Memory?) throws(MemoryFailure) -> Int? {
    let found = try memory?.matches(
      for: MemoryQuery(
        text.text.text, from: text.language, to: language, minimum: Self.minimumScore, limit: 20))
    guard let found, let best = found.first else { return nil }
    if best.score == 100 { return 100 }
    var matches = SegmentMatches()
    for match in found { matches.add(match.unit.source) }
    return matches.score(of: text.text.text).map { min($0, 99) }
  }

  /// The minimum score in the memory, which counts characters, of a text that may have enough words.
  private static let minimumScore = 50

  private static func status(of unit: ExchangeUnit) -> StringStatus {
    guard let target = unit.target, !target.isEmpty else { return .new }
    switch unit.state {
    case .translated?, nil: return .translated
    case .machineTranslated?: return .machineTranslated
    case .new?: return .new
    default: return .needsReview
    }
  }
}
