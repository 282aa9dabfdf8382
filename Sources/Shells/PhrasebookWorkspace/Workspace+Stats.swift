import PhrasebookProjects
package import PhrasebookAudit
package import PhrasebookModel

/// The translation progress of a project's tables.
package struct StatsResult: Sendable {
  package struct Table: Sendable {
    package var file: String
    package var table: String
    package var coverage: Coverage
  }

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
  ///
  /// - Parameter languages: The only languages beside the source language; empty for all.
  package func stats(
    languages: [String] = []
  ) throws(CancellationError) -> StatsResult {
    let tables = CatalogFiles.open(paths, activity: activity).map { file in
      StatsResult.Table(
        file: file.path, table: file.table,
        coverage: Coverage(of: file.catalog, expecting: file.languages).only(languages))
    }
    try activity.checkCancellation()
    return StatsResult(tables: tables, diagnostics: activity.diagnostics)
  }
}
