import Phrasebook
import PhrasebookModel
import PhrasebookTranslate
package import PhrasebookWorkspace

/// The words to translate, by language and state.
package struct WordStatsReport {
  package let result: WordStatsResult

  package init(_ result: WordStatsResult) { self.result = result }

  private static let statuses: [StringStatus] = [
    .translated, .machineTranslated, .needsReview, .new, .stale,
  ]

  /// A line for each status of a language, and one for each band of what is new.
  package func text(_ page: Page) {
    for stats in result.languages {
      page.phrase("\(stats.language): \(Self.numbers(stats.total))")
      for status in Self.statuses {
        guard let count = stats.statuses[status] else { continue }
        page.phrase("\(Self.name(of: status)): \(Self.numbers(count))", indent: 2)
        guard status == .new else { continue }
        for band in MatchBand.allCases {
          guard let count = stats.bands[band] else { continue }
          page.phrase("\(Self.name(of: band)): \(Self.numbers(count))", indent: 4)
        }
      }
    }
  }

  /// The member `words`: by language, `states` and `bands`, each with its counts.
  package func json(_ json: inout JSONWriter) {
    json.name("words")
    json.object { json in
      for stats in result.languages {
        json.name(text: stats.language)
        json.object { json in
          json.name("total")
          json.count(stats.total)
          json.name("states")
          json.object { json in
            for status in Self.statuses {
              json.name(text: status.name)
              json.count(stats.statuses[status] ?? TextCount())
            }
          }
          json.name("bands")
          json.object { json in
            for band in MatchBand.allCases {
              json.name(text: band.rawValue)
              json.count(stats.bands[band] ?? TextCount())
            }
          }
        }
      }
    }
    json.member("memory", result.memory)
  }

  private static func numbers(_ count: TextCount) -> Phrase {
    """
    \(count.texts.of(.texts)), \(count.words.of(.words)), \(count.characters.of(.characters)) \
    (\(count.charactersWithoutSpaces) without spaces)
    """
  }

  private static func name(of status: StringStatus) -> Phrase {
    switch status {
    case .translated: "translated"
    case .machineTranslated: "machine translated"
    case .needsReview: "needs review"
    case .stale: "stale"
    default: "new"
    }
  }

  private static func name(of band: MatchBand) -> Phrase {
    switch band {
    case .repetitions: "repetitions"
    case .exact: "exact matches"
    case .new: "no match"
    default: "matches of \(band.rawValue) %"
    }
  }
}

extension JSONWriter {
  fileprivate mutating func count(_ count: TextCount) {
    object { json in
      json.member("texts", count.texts)
      json.member("words", count.words)
      json.member("characters", count.characters)
      json.member("charactersWithoutSpaces", count.charactersWithoutSpaces)
    }
  }
}
