import PhrasebookAudit
import PhrasebookMemory
import PhrasebookModel
import PhrasebookProjects

/// Finds what helps to translate a string.
struct HelpSearch {
  let workspace: Workspace

  /// The matches of the memory for a source text, without the string itself, best first.
  func matches(
    for source: String, _ table: SessionTable, _ identity: StringIdentity, limit: Int
  ) -> [StringMatch] {
    // A memory that does not exist yet is not an error here.
    guard let location = MemoryLocation.find(workspace.path), FileStatus(path: location.file) != nil
    else {
      return []
    }
    let request = MemorySearchRequest(
      source, from: table.catalog.sourceLanguage, to: identity.language, minimumScore: 50,
      limit: limit + 1)
    let quiet = Workspace(path: workspace.path, extraction: workspace.extraction)
    guard case .matches(let matches)? = try? quiet.searchMemory(request)?.found else { return [] }
    let own = matches.filter { match in
      // The string itself does not help.
      !(match.unit.place.key.isExactly(identity.key) && match.unit.place.table == table.name)
    }
    return own.prefix(limit).map { match in
      StringMatch(
        memoryMatch: match,
        difference: WordDifference.runs(from: match.unit.source, to: source))
    }
  }

  /// The terms that source texts have, with their translations.
  static func terms(
    _ glossary: [GlossaryTerm], in units: [ExchangeUnit], _ language: String
  ) -> [TermMatch] {
    let sources = units.compactMap(\.source)
    let base = language.split { $0 == "-" || $0 == "_" }.first.map(String.init) ?? language
    return glossary.compactMap { term in
      guard sources.contains(where: { term.occurs(in: $0) }) else { return nil }
      let found = term.translations[language] ?? term.translations[base] ?? []
      guard term.isNotTranslated || !found.isEmpty else { return nil }
      return TermMatch(term: term.term, translations: term.isNotTranslated ? [] : found)
    }
  }
}
