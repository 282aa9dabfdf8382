import PhrasebookProjects
package import PhrasebookAudit
package import PhrasebookModel

/// The options of `stats`.
package struct StatsRequest: Sendable {
  /// The only languages beside the source language; empty for all.
  package var languages: [String]

  package init(languages: [String] = []) { self.languages = languages }
}

/// The coverage of the tables of a project.
package struct StatsResult: Sendable {
  /// One catalog with its numbers.
  package struct Table: Sendable {
    /// Spelled as PATH was given.
    package var file: String
    package var table: String
    package var coverage: Coverage
  }

  /// In the order of the catalogs.
  package var tables: [Table]
  package var diagnostics: [Diagnostic]
}

extension Coverage {
  /// The numbers of some languages; all of them for an empty list.
  func only(_ languages: [String]) -> Coverage {
    guard !languages.isEmpty else { return self }
    return only { name in languages.contains { LanguageSpelling.isSame($0, name) } }
  }
}

extension Workspace {
  /// Counts the translated strings of each catalog by language and state.
  package func stats(_ request: StatsRequest) throws(CancellationError) -> StatsResult {
    let tables = CatalogFiles.open(paths, activity: activity).map { file in
      StatsResult.Table(
        file: file.path, table: file.table,
        coverage: Coverage(of: file.catalog, expecting: file.languages).only(request.languages))
    }
    try activity.checkCancellation()
    return StatsResult(tables: tables, diagnostics: activity.diagnostics)
  }
}
