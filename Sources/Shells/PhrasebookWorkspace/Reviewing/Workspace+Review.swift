import Phrasebook
import PhrasebookModel
import PhrasebookProjects

extension Workspace {
  /// Lists the translations that wait for a review: those that need one, and what machines wrote.
  package func reviewQueue(_ request: ReviewRequest) throws(CancellationError) -> ReviewResult {
    var items: [ReviewItem] = []
    var known: Set<String> = []
    let tables = paths.flatMap { EditingSession.tables(of: $0, activity) }
    if let name = request.table, !tables.isEmpty, !tables.contains(where: { $0.name == name }) {
      let path = paths.joined(separator: ", ")
      activity.report(
        Diagnostic(.error, CatalogChoice.unknown(name, in: path, among: tables.map(\.name))))
    }
    for table in tables where request.table == nil || request.table == table.name {
      try activity.checkCancellation()
      guard known.insert(FilePath.absolute(table.file)).inserted else { continue }
      var found = Self.items(of: table, request.languages)
      if request.wantsAuthors, let file = BlamedFile(table.file) {
        file.sign(&found)
      }
      items += found
    }
    return ReviewResult(items: items, diagnostics: activity.diagnostics)
  }

  /// Settles strings of the queue, each as it was when it was listed; one that changed stays as it is.
  package func settle(_ request: SettleRequest) throws(CancellationError) -> ReviewOutcome {
    let items = try reviewQueue(ReviewRequest()).items
    var outcome = ReviewOutcome()
    var groups: [[StringDecision]] = []
    for decision in ReviewDecision.allCases {
      var group: [StringDecision] = []
      for id in request.decisions[decision] ?? [] {
        if let item = items.first(where: { $0.id == id }) {
          group.append(StringDecision(item.identity, seen: item.version, .mark(decision.state)))
        } else {
          outcome.unknown.append(id)
        }
      }
      if !group.isEmpty { groups.append(group) }
    }
    if !groups.isEmpty, let session = EditingSession(self) {
      for group in groups { settle(group, of: items, session, &outcome) }
    }
    outcome.diagnostics = activity.diagnostics
    return outcome
  }

  private func settle(
    _ decisions: [StringDecision], of items: [ReviewItem], _ session: EditingSession,
    _ outcome: inout ReviewOutcome
  ) {
    let result = session.decide(decisions)
    outcome.files += result.changes
    outcome.unknown += result.changed.compactMap { identity in
      items.first { $0.identity == identity }?.id
    }
    result.diagnostics.forEach(activity.report)
    for refused in result.refused {
      activity.report(Diagnostic(.error, "\(refused.identity.file): \(refused.reason)"))
    }
  }

  private static func items(of table: SessionTable, _ languages: [String]) -> [ReviewItem] {
    let source = table.catalog.sourceLanguage
    return table.catalog.entries.flatMap { key, entry in
      entry.localizations.compactMap { language, localization -> ReviewItem? in
        guard language != source,
          languages.isEmpty || languages.contains(where: { LanguageSpelling.isSame($0, language) })
        else { return nil }
        let status = StringStatus(of: entry, language: language, sourceLanguage: source)
        guard status == .needsReview || status == .machineTranslated else { return nil }
        let identity = StringIdentity(file: table.file, key: key, language: language)
        let version = StringVersion(
          of: entry, key: key, language: language, sourceLanguage: source)
        let sources = entry.localizations[source]?.forms(language: source) ?? []
        return ReviewItem(
          id: id(of: identity, version), identity: identity, version: version, table: table.name,
          status: status, comment: entry.comment,
          source: sources.isEmpty
            ? [Form(language: source, path: VariationPath(), state: nil, value: key)] : sources,
          translation: localization.forms(language: language))
      }
    }
  }

  private static func id(of identity: StringIdentity, _ version: StringVersion) -> String {
    let name = FilePath.absolute(identity.file)
    let texts = [name, identity.key, identity.language, version.source, version.translation]
    return String(StringVersion.hash(texts).prefix(12))
  }
}
