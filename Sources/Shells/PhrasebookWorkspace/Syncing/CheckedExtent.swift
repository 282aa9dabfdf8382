import Phrasebook
import PhrasebookModel
import PhrasebookProjects
import PhrasebookSync

/// Reports runs that had nothing to check: a gate must not pass because it looked at nothing.
struct CheckedExtent {
  let scope: ProjectScope
  let supply: ExtractionSupply
  let activity: Activity

  /// Reports an error if no PATH has a catalog, else a warning for each PATH that has none.
  func reportMissingCatalogs() {
    for path in scope.emptyPaths {
      activity.report(Diagnostic(.warning, "\(path): no String Catalog"))
    }
    guard scope.catalogs.isEmpty, !activity.hasFailed else { return }
    activity.report(
      StrayStrings(scope: scope, supply: supply).diagnostic(.error)
        ?? MissingCatalogs(
          hasStringsFiles: !scope.stringsFiles.isEmpty, hasOnlyCode: !scope.modules.isEmpty
        ).error)
  }

  /// Reports an error if no source feeds any of the catalogs.
  ///
  /// - Parameter tables: The results of a sync for the catalogs of the scope, in their order.
  func reportMissingSources(_ tables: [TableResult]) {
    let isFed = zip(scope.catalogs, tables).contains { catalog, table in
      guard let synced = table.synced else { return false }
      // Changes show that something was compared, even if it is the lack of sources.
      return !synced.changes.isEmpty || catalog.sources?.isEmpty != true || !table.role.isOfCode
    }
    guard !tables.isEmpty, !activity.hasFailed, !isFed else { return }
    activity.report(
      Diagnostic(
        .error,
        """
        no source belongs to a catalog, so nothing was compared; list sources and catalogs in \
        phrasebook.yml
        """))
  }

  /// Reports an error if an audit passes only because no source feeds any of the catalogs, although a
  /// PATH has modules.
  ///
  /// Findings fail a run on their own. A catalog that is a PATH of its own, and those of a folder without
  /// modules, are audited as they are.
  func reportMissingSources(_ result: AuditResult, below paths: [String]) {
    guard !result.tables.isEmpty, !result.hasSources, result.failing == 0, !scope.namesCatalog,
      !activity.hasFailed
    else { return }
    let folders = paths.map(FilePath.absolute)
    let hasModules = scope.modules.contains { module in
      !module.isTest && folders.contains { FilePath.isInside(module.folder, $0) }
    }
    guard hasModules else { return }
    activity.report(
      Diagnostic(
        .error,
        """
        no source belongs to a catalog, so nothing was compared; list sources and catalogs in \
        phrasebook.yml, or pass the catalogs as paths to audit only them
        """))
  }
}
