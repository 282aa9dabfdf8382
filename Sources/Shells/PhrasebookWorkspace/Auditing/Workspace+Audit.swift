import PhrasebookProjects

extension Workspace {
  /// Checks the catalogs together with their sources.
  package func audit(_ request: AuditRequest) throws(CancellationError) -> AuditResult {
    var result = try perform(or: AuditResult()) {
      let scope = try ScopeFinder.find(paths)
      scope.diagnostics.forEach(activity.report)
      // A fix changes catalogs: they are read again after it.
      let catalogs = request.wantsFixes ? nil : catalogs(of: scope)
      let supply = ExtractionSupply(
        extraction, scope: scope, spelling: spelling, catalogs: catalogs)
      let extent = CheckedExtent(scope: scope, supply: supply, activity: activity)
      extent.reportMissingCatalogs()
      let run = AuditRun(
        scope: scope, spelling: spelling, request: request, activity: activity, supply: supply)
      let result = request.wantsFixes ? run.fixed() : run.result()
      extent.reportMissingSources(result, below: paths)
      return result
    }
    if request.wantsOrigin { result.origin = AuditOrigin(of: path) }
    result.diagnostics = activity.diagnostics
    return result
  }
}
