import Phrasebook
import PhrasebookProjects

/// The options of `watch`.
package struct WatchRequest: Sendable {
  /// Whether differences are reported and not written.
  package var isDryRun: Bool

  package init(isDryRun: Bool = false) { self.isDryRun = isDryRun }
}

extension Workspace {
  /// Syncs the catalogs now and after each change of a file, until the activity is cancelled.
  ///
  /// - Parameter report: Receives the results of each sync that changed something.
  /// - Returns: Whether the files were watched; if not, a diagnostic gives the reason.
  package func watch(_ request: WatchRequest, report: ([TableResult]) -> Void) -> Bool {
    for path in paths where FileStatus(path: path) == nil {
      activity.report(FileFailure(path, "no such file or folder").diagnostic)
    }
    guard !activity.hasFailed else { return false }
    let projects = liveProjects()
    CatalogWatch(projects, isDry: request.isDryRun, spelling: spelling)
      .run(activity, report: report)
    projects.forEach { $0.save() }
    return true
  }
}
