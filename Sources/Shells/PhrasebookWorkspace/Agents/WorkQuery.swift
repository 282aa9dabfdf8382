package import PhrasebookModel
import Phrasebook
import PhrasebookAudit
import PhrasebookProjects
import PhrasebookTranslate

/// A question for strings that need work.
package struct WorkQuery: Sendable {
  /// The kind of work.
  package enum Kind: String, Sendable, CaseIterable {
    /// Translations that are missing, new or empty.
    case translate
    /// Translations that need a review, those of machines among them.
    case review
    /// Keys without a comment.
    case comment
  }

  package var kind: Kind
  /// The language of the translations; not used for comments.
  package var language: String?
  /// A catalog or table; nil for all.
  package var catalog: String?
  package var cursor: String?
  package var limit: Int

  package init(_ kind: Kind, language: String?, limit: Int = 20) {
    self.kind = kind
    self.language = language
    self.limit = limit
  }
}

/// One key that needs work.
package struct WorkItem: Sendable {
  package var table: LiveSnapshot.Table
  package var key: String
  /// The entry, with only the source language and the one that needs work.
  package var entry: Entry
  /// The texts to be written, with the source text of each.
  package var forms: [MissingText]

  /// The most characters that there is room for; nil for no limit.
  package var limit: Int? { table.limit(of: key) }
}

extension LiveProject {
  /// Lists strings that need work.
  package func work(_ query: WorkQuery) throws(AgentFailure) -> AgentPage<WorkItem> {
    let snapshot = snapshot(audited: false)
    let tables = try snapshot.tables(named: query.catalog, root: path)
    guard query.kind == .comment || query.language != nil else {
      throw AgentFailure(english: "name the language that needs work")
    }
    if query.kind != .comment, let language = query.language {
      try RequestCheck(snapshot: snapshot).language(language)
    }
    let language = query.language ?? ""
    let categories = PluralRules(language: language).everydayCategories
    var page: AgentPage<WorkItem> = try snapshot.page(
      of: tables, languages: query.kind == .comment ? [] : [language], after: query.cursor,
      limit: query.limit,
      where: { table, key in
        query.kind != .translate || !table.catalog.isPlainlyTranslated(key, to: language)
      },
      { table, key, entry in
        guard entry.extractionState != .stale, entry.shouldTranslate != false else { return nil }
        let source = table.catalog.sourceLanguage
        var item = WorkItem(table: table, key: key, entry: entry, forms: [])
        switch query.kind {
        case .comment: return (entry.comment ?? "").isEmpty ? item : nil
        case .review:
          guard !language.isExactly(source), let localization = entry.localizations[language],
            localization.forms(language: language).contains(where: { $0.awaitsReview })
          else { return nil }
          return item
        case .translate:
          guard !language.isExactly(source),
            let wanted = WantedEntry(
              key, entry, from: source, to: language, categories: categories, overwrites: false)
          else { return nil }
          item.forms = wanted.forms.map(MissingText.init)
          return item
        }
      })
    page.problems = ProjectProblems.lines(snapshot, in: path)
    return page
  }
}

extension LiveSnapshot.Table {
  /// The most characters that there is room for; nil if neither the settings nor its comment limit
  /// the key.
  func limit(of key: String) -> Int? {
    (scope.settings?.audit.settings ?? AuditSettings())
      .maximumLength(of: key, comment: catalog[key]?.comment)
  }
}

extension Form {
  /// Whether a translation exists that a person has to look at.
  var awaitsReview: Bool {
    !value.isEmpty && (state == .needsReview || state == .machineTranslated)
  }
}
