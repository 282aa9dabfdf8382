import Phrasebook
import PhrasebookModel
import PhrasebookProjects

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
        ?? Diagnostic(
          .error, "no String Catalog found, so nothing was checked; run phrasebook init"))
  }

  /// Reports an error if no source feeds any of the catalogs.
  func reportMissingSources(_ tables: [TableResult]) {
    guard !tables.isEmpty, !activity.hasFailed, tables.allSatisfy({ $0.synced == nil }) else {
      return
    }
    activity.report(
      Diagnostic(
        .error,
        """
        no source belongs to a catalog, so nothing was compared; list sources and catalogs in \
        phrasebook.yml
        """))
  }
}
