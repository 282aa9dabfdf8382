package import PhrasebookModel
import PhrasebookProjects
import PhrasebookSync

/// The result of `check`.
package struct CheckResult: Sendable {
  /// The changes that a sync would make, in the order of the catalogs.
  package var tables: [TableResult] = []
  package var audit = AuditResult()
  package var diagnostics: [Diagnostic] = []

  /// Whether something could not be read.
  package var hasFailed: Bool { diagnostics.contains { $0.severity == .error } }

  /// Whether a catalog is out of step, or a finding makes the run fail.
  package var hasDifferences: Bool {
    audit.failing > 0 || tables.contains { $0.synced?.changes.isEmpty == false }
  }
}

extension Workspace {
  /// Compares the catalogs with their sources and audits both; writes nothing.
  ///
  /// - Parameter request: The options of the audit; `mayWrite` is ignored.
  package func check(
    _ request: AuditRequest = AuditRequest()
  ) throws(CancellationError) -> CheckResult {
    var result = CheckResult()
    do throws(FileFailure) {
      let scope = try ScopeFinder.find(paths)
      if scope.hasUnreadableSettings {
        scope.diagnostics.forEach(activity.report)
      } else {
        check(scope, request, &result)
      }
    } catch {
      activity.report(error.diagnostic)
    }
    try activity.checkCancellation()
    result.diagnostics = activity.diagnostics
    return result
  }

  private func check(_ scope: ProjectScope, _ request: AuditRequest, _ result: inout CheckResult) {
    let supply = ExtractionSupply(
      extraction, scope: scope, spelling: spelling, catalogs: catalogs(of: scope))
    result.tables = SyncRun(
      scope, spelling: spelling, options: SyncOptions(), isDry: true, activity: activity,
      supply: supply, reportsModules: false
    ).results()
    let languages = request.languages.sorted()
    for index in result.tables.indices {
      result.tables[index].coverage = result.tables[index].coverage?.only(languages)
    }
    var request = request
    request.mayWrite = false
    // A sync would add these: they are changes already.
    request.except.insert("key-not-in-catalog")
    result.audit = AuditRun(
      scope: scope, spelling: spelling, request: request, activity: activity, supply: supply
    ).result()
  }
}
