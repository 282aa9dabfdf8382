import Phrasebook
import PhrasebookMemory
package import PhrasebookModel
import PhrasebookProjects
package import PhrasebookTranslate

/// The similarity of a string to translate to strings that are already translated.
package enum MatchBand: String, CaseIterable, Sendable {
  /// The same source text as an earlier one that is to be translated, too.
  case repetitions
  case exact
  case from95 = "95-99"
  case from85 = "85-94"
  case from75 = "75-84"
  case new

  /// The band of the best match of a text.
  ///
  /// - Parameter score: From 0 to 100; nil without a match.
  init(score: Int?) {
    switch score ?? 0 {
    case 100...: self = .exact
    case 95...: self = .from95
    case 85...: self = .from85
    case 75...: self = .from75
    default: self = .new
    }
  }
}

/// The options of `stats --words`.
package struct WordStatsRequest: Sendable {
  /// The file of the translation memory; nil for the project's own.
  package var memory: String?
  /// The only languages; empty for all.
  package var languages: [String]

  package init(memory: String? = nil, languages: [String] = []) {
    self.memory = memory
    self.languages = languages
  }
}

/// The amount of text to translate into a language.
package struct WordStats: Sendable {
  package var language: String
  /// The source texts by the status of their translation; one that is missing counts as new.
  package var statuses: [StringStatus: TextCount] = [:]
  /// The source texts of new translations by their best match.
  package var bands: [MatchBand: TextCount] = [:]

  package var total: TextCount { statuses.values.reduce(into: TextCount()) { $0 += $1 } }
}

/// The words of catalogs by language.
package struct WordStatsResult: Sendable {
  package var languages: [WordStats] = []
  /// The translation memory that was searched; nil without a memory.
  package var memory: String?
  package var diagnostics: [Diagnostic] = []
}

extension Workspace {
  /// Counts the words and characters of the source texts by language and state, and by what the
  /// translation memory and the catalogs have for those that are not translated.
  ///
  /// A form of a plural is a text of its own, as in the files for translators.
  package func words(_ request: WordStatsRequest) throws(CancellationError) -> WordStatsResult {
    let (catalogs, _) = LoadedCatalog.all(of: paths, activity: activity)
    var result = WordStatsResult()
    let location = MemoryLocation.find(path, file: request.memory)
    let known = location.flatMap { location -> Memory? in
      guard FileStatus(path: location.file) != nil else {
        if request.memory != nil {
          activity.report(FileFailure(location.file, "no such translation memory").diagnostic)
        }
        return nil
      }
      return activity.attempt(on: location.file) { try Memory(at: location.file, .looking) }
    }
    defer { known?.close() }
    result.memory = known?.path
    let declared = catalogs.flatMap(\.languages)
    let languages = request.languages
    for language in Set(LoadedCatalog.languages(of: catalogs) + declared).sorted()
    where !catalogs.allSatisfy({ $0.catalog.sourceLanguage == language })
      && (languages.isEmpty || languages.contains { LanguageSpelling.isSame($0, language) })
    {
      try activity.checkCancellation()
      let count = WordCounting(catalogs: catalogs, language: language, memory: known)
      result.languages.append(try count.run(activity))
    }
    result.diagnostics = activity.diagnostics
    return result
  }
}
