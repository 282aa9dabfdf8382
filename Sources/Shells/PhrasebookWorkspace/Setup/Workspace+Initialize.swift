package import PhrasebookModel
import PhrasebookProjects

/// The options of `init`.
package struct InitializeRequest: Sendable {
  /// The job to write, and nothing else; nil to set the projects up.
  package var job: IntegrationJob?

  package init(job: IntegrationJob? = nil) { self.job = job }
}

/// The files that were created or changed to set a project up.
package struct SetupResult: Sendable {
  /// In the order of the paths.
  package var steps: [Setup.Step] = []
  package var diagnostics: [Diagnostic] = []
}

extension Workspace {
  /// Creates the catalogs that the projects lack, and adds the build plugin to targets with
  /// catalogs; or writes the job that checks each project on a service.
  package func initialize(_ request: InitializeRequest) throws(CancellationError) -> SetupResult {
    var steps: [Setup.Step] = []
    for path in paths {
      try activity.checkCancellation()
      steps += try perform(or: [Setup.Step]()) { () throws -> [Setup.Step] in
        if let job = request.job { return try job.write(in: path, activity).map { [$0] } ?? [] }
        return try Setup(path: path, extraction: extraction, activity: activity).run()
      }
    }
    return SetupResult(steps: steps, diagnostics: activity.diagnostics)
  }
}
