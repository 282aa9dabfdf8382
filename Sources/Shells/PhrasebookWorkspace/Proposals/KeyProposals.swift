import Phrasebook
import PhrasebookMemory
import PhrasebookModel
import PhrasebookProjects
import PhrasebookSync

/// The changes of a key in a catalog: its comment, its reviews, and translations that the memory has.
struct KeyProposals {
  let project: LiveProject
  let snapshot: LiveSnapshot

  /// The minimum score of a match that is proposed.
  private static let minimumScore = 75
  /// The most languages for which the memory is asked.
  private static let mostLanguages = 12

  /// The changes for a key of a catalog.
  func proposals(for key: KeyReference) -> [Proposal] {
    guard let catalog = key.catalog, let table = snapshot.table(at: catalog),
      let entry = table.catalog[key.key]
    else { return [] }
    return comment(of: key.key, entry, in: table) + reviews(of: key, entry, in: table)
      + matches(for: key.key, in: table, language: key.language)
  }

  /// Adds a comment, for a person to complete.
  func comment(of key: String, _ entry: Entry, in table: LiveSnapshot.Table) -> [Proposal] {
    guard entry.comment?.isEmpty ?? true else { return [] }
    let text = entry.localizations[table.catalog.sourceLanguage]?.stringUnit?.value ?? key
    return [
      Proposal(
        "Add a comment for translators", .rewrite,
        .comment("\(text): …", key: key, catalog: table.path))
    ]
  }

  private func reviews(
    of key: KeyReference, _ entry: Entry, in table: LiveSnapshot.Table
  ) -> [Proposal] {
    let waiting = entry.localizations.filter { language, localization in
      language != table.catalog.sourceLanguage
        && (key.language == nil || key.language == language)
        && localization.forms(language: language).contains { $0.state?.awaitsReview == true }
    }.map(\.name)
    guard let first = waiting.first else { return [] }
    let title: Phrase =
      waiting.count == 1
      ? "Mark \(first) as reviewed" : "Mark \(waiting.count) languages as reviewed"
    return [
      Proposal(title, .rewrite, .review(key: key.key, languages: waiting, catalog: table.path))
    ]
  }

  /// Translations of the memory for one language, or for all untranslated ones.
  func matches(
    for key: String, in table: LiveSnapshot.Table, language: String?
  ) -> [Proposal] {
    guard let location = MemoryLocation.find(project.path),
      FileStatus(path: location.file) != nil, let summary = snapshot.summary(of: key, in: table),
      summary.shouldTranslate, let source = summary.sourceText
    else { return [] }
    let own = summary.texts.filter { $0.state != nil && $0.state?.awaitsReview == false }
    let languages = language.map { [$0] } ?? summary.missing
    return languages.prefix(Self.mostLanguages).compactMap { language in
      guard language != table.catalog.sourceLanguage,
        !own.contains(where: { $0.language == language })
      else { return nil }
      let request = MemorySearchRequest(
        source, from: table.catalog.sourceLanguage, to: language,
        minimumScore: Self.minimumScore, limit: 1)
      guard case .matches(let matches)? = try? project.operations().searchMemory(request)?.found,
        let match = matches.first
      else { return nil }
      return Proposal(
        "Use \(match.text.quoted) for \(language) (\(match.score) % match)", .rewrite,
        .translate(key: key, language: language, value: match.text, catalog: table.path))
    }
  }
}
