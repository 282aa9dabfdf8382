package import PhrasebookAudit
package import PhrasebookModel
import PhrasebookProjects

/// The catalogs of a project and how far they are.
package struct ProjectOverview: Sendable {
  package struct Table: Sendable {
    /// The file, relative to the project.
    package var path: String
    package var table: String
    package var role: CatalogRole
    package var coverage: Coverage
  }

  package var catalogs: [Table]
  /// The state of texts that machines write.
  package var machineState: State
  /// Files that could not be read, and the like: a sentence each.
  package var problems: [String]
}

extension LiveProject {
  /// Counts the strings of each catalog by language and state.
  package func overview() -> ProjectOverview {
    let snapshot = snapshot(audited: false)
    let catalogs = snapshot.tables.map { table in
      ProjectOverview.Table(
        path: FilePath.remainder(of: table.path, in: path) ?? table.path, table: table.name,
        role: table.role, coverage: coverage(of: table))
    }
    return ProjectOverview(
      catalogs: catalogs, machineState: snapshot.machineState,
      problems: ProjectProblems.lines(snapshot, in: path))
  }

  /// The numbers of a catalog, counted again only after it has changed.
  private func coverage(of table: LiveSnapshot.Table) -> Coverage {
    let expected = table.scope.settings?.languages ?? []
    if let known = coverages[table.path], known.expected == expected,
      known.catalog.isSameFile(as: table.catalog)
    {
      return known.coverage
    }
    let coverage = Coverage(of: table.catalog, expecting: expected)
    coverages[table.path] = KnownCoverage(
      catalog: table.catalog, expected: expected, coverage: coverage)
    return coverage
  }

  /// The numbers of a catalog as it was read.
  struct KnownCoverage {
    var catalog: Catalog
    var expected: [String]
    var coverage: Coverage
  }
}
