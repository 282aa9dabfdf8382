import PhrasebookAudit
package import PhrasebookMemory
import PhrasebookModel
import PhrasebookProjects

/// A translation of the same or a similar text.
package struct StringMatch: Sendable {
  /// The match in the translation memory.
  package var memoryMatch: MemoryMatch
  /// The differences between the source and the text that was translated.
  package var difference: [WordDifference.WordRun]
}

/// A term of the project's glossary that a source text has.
package struct TermMatch: Sendable, Hashable {
  package var term: String
  /// Empty for a name that stays as it is.
  package var translations: [String]
}

/// Help for the translation of a string.
package struct StringHelp: Sendable {
  package var matches: [StringMatch] = []
  package var terms: [TermMatch] = []
}

extension EditingSession {
  /// Returns matches of the translation memory, best first, and terms for a string.
  package func help(_ identity: StringIdentity, limit: Int = 9) -> StringHelp {
    var help = StringHelp()
    guard let table = table(identity.file), let entry = table.catalog[identity.key] else {
      return help
    }
    let units = table.units(of: entry, identity)
    let source = (units.first { $0.path.isRoot } ?? units.last)?.source ?? identity.key
    help.terms = HelpSearch.terms(
      table.settings?.audit.settings.glossary ?? [], in: units, identity.language)
    guard identity.language != table.catalog.sourceLanguage else { return help }
    help.matches = HelpSearch(workspace: workspace)
      .matches(for: source, table, identity, limit: limit)
    return help
  }

  /// Adds the strings of the catalogs to the translation memory, so that each of their strings is a
  /// match for others.
  package func remember() {
    guard let location = MemoryLocation.find(path) else { return }
    let feed = MemoryFeed(location)
    for table in tables { feed.note(table.catalog, path: table.file, bytes: table.content.bytes) }
    feed.close(Activity())
  }
}
