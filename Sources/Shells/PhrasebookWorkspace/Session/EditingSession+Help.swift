import Phrasebook
import PhrasebookAudit
package import PhrasebookMemory
import PhrasebookModel
import PhrasebookProjects
import PhrasebookTranslate

/// A translation of the same or a similar text.
package struct StringMatch: Sendable {
  package var hit: MemoryHit
  /// What the source has otherwise than the text that was translated.
  package var difference: [WordDifference.Part]
}

/// A term of the project's glossary that a source text has.
package struct TermMatch: Sendable, Hashable {
  package var term: String
  /// Empty for a name that stays as it is.
  package var translations: [String]
}

/// What helps to translate a string.
package struct StringHelp: Sendable {
  package var matches: [StringMatch] = []
  package var terms: [TermMatch] = []
}

extension EditingSession {
  /// What helps to translate a string: matches of the translation memory, best first, and terms.
  package func help(_ identity: StringIdentity, limit: Int = 9) -> StringHelp {
    var help = StringHelp()
    guard let table = table(identity.file), let entry = table.catalog[identity.key] else {
      return help
    }
    let units = table.units(of: entry, identity)
    let source = (units.first { $0.path.isRoot } ?? units.last)?.source ?? identity.key
    help.terms = Self.terms(table.settings?.audit.settings.glossary ?? [], in: units, identity.language)
    guard identity.language != table.catalog.sourceLanguage else { return help }
    help.matches = matches(for: source, table, identity, limit: limit)
    return help
  }

  private func matches(
    for source: String, _ table: SessionTable, _ identity: StringIdentity, limit: Int
  ) -> [StringMatch] {
    // No memory yet is no problem here.
    guard let location = MemoryLocation.find(path), FileStatus(path: location.file) != nil else {
      return []
    }
    let request = MemorySearchRequest(
      source, from: table.catalog.sourceLanguage, to: identity.language, minimumScore: 50,
      limit: limit + 1)
    let quiet = Workspace(path: path, extraction: workspace.extraction)
    guard case .matches(let hits)? = try? quiet.memory().search(request)?.found else { return [] }
    let own = hits.filter { hit in
      // The string itself is no help.
      !(hit.unit.place.key.isExactly(identity.key) && hit.unit.place.table == table.name)
    }
    return own.prefix(limit).map { hit in
      StringMatch(hit: hit, difference: WordDifference.parts(from: hit.unit.source, to: source))
    }
  }

  private static func terms(
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

  /// Takes what the catalogs have into the translation memory, so that each of their strings is a
  /// match for others.
  package func remember() {
    guard let location = MemoryLocation.find(path) else { return }
    let feed = MemoryFeed(location)
    for table in tables { feed.note(table.catalog, path: table.file, bytes: table.bytes) }
    feed.close(Activity())
  }
}

extension GlossaryTerm {
  /// Whether a source text has the term as a word.
  fileprivate func occurs(in text: String) -> Bool {
    let (text, term) = isCaseSensitive ? (text, term) : (text.lowercased(), term.lowercased())
    var rest = text[...]
    while let range = rest.firstRange(of: term) {
      let before = text[..<range.lowerBound].last
      let after = text[range.upperBound...].first
      if !(before?.isLetter ?? false), !(after?.isLetter ?? false) { return true }
      rest = text[range.upperBound...]
    }
    return false
  }
}
