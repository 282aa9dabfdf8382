import PhrasebookModel
import PhrasebookProjects

/// Fixes a catalog of a project that stays open, as `audit --fix` does: the texts in memory are
/// audited again after each pass, since one fix may make another possible.
struct LiveFixes {
  let project: LiveProject
  let activity: Activity

  /// Applies all fixes to a catalog.
  func fix(_ catalog: String) throws(FileFailure) {
    let (scope, supply) = try project.current()
    // The problems of other files do not keep this one from being fixed.
    let own = Activity()
    activity.onCancel { own.cancel() }
    let run = AuditRun(
      scope: scope, spelling: Spelling(given: project.path), request: AuditRequest(),
      activity: own, supply: supply, last: project.lastAudit)
    _ = run.fixed(in: catalog)
    own.diagnostics.filter { $0.location?.file == catalog }.forEach(activity.report)
  }
}
