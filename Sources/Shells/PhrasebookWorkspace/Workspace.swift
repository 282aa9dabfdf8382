package import PhrasebookProjects

/// A project, or a part of one, as its faces see it: every operation is a function here, with
/// options in and a result out.
///
/// An operation prints nothing and knows no exit codes. `activity` receives its diagnostics and
/// progress, and cancels it.
package struct Workspace: Sendable {
  /// Catalogs and folders, as the user spelled them; messages and results spell files in that way.
  package var paths: [String]
  /// The options for reading sources.
  package var extraction: ExtractionRun
  package let activity: Activity

  /// The operations on one PATH.
  package init(
    path: String, extraction: ExtractionRun = ExtractionRun(), activity: Activity = Activity()
  ) {
    self.init(paths: [path], extraction: extraction, activity: activity)
  }

  /// - Parameter paths: Several PATHs; if empty, the current folder.
  package init(
    paths: [String], extraction: ExtractionRun = ExtractionRun(), activity: Activity = Activity()
  ) {
    self.paths = paths.isEmpty ? ["."] : paths
    self.activity = activity
    self.extraction = extraction
    self.extraction.activity = activity
  }

  /// The first PATH.
  package var path: String { paths[0] }

  /// The spelling of paths in messages and results.
  var spelling: Spelling { Spelling(given: paths) }

  /// The catalogs of a scope, all read at the same time; nil if the project stays open, which keeps its
  /// own.
  func catalogs(of scope: ProjectScope) -> CatalogReads? {
    extraction.live == nil
      ? CatalogReads(of: scope.catalogs.map(\.catalog), spelling: spelling) : nil
  }
}
