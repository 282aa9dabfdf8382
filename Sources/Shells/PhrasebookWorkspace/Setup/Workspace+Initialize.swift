package import PhrasebookModel
import PhrasebookProjects

/// The files that were created or changed to set a project up.
package struct SetupResult: Sendable {
  package var steps: [Setup.Step] = []
  package var diagnostics: [Diagnostic] = []
}

extension Workspace {
  /// Creates the catalogs that the projects lack, and adds the build plugin to targets with catalogs.
  package func initialize() throws(CancellationError) -> SetupResult {
    var steps: [Setup.Step] = []
    for path in paths {
      steps += try perform(or: []) {
        try Setup(path: path, extraction: extraction, activity: activity).run()
      }
    }
    return SetupResult(steps: steps, diagnostics: activity.diagnostics)
  }

  /// Writes the job that checks each project on a service, and nothing else.
  ///
  /// - Parameter version: The release that the job installs.
  package func addJob(
    for service: IntegrationService, version: String
  ) throws(CancellationError) -> SetupResult {
    var steps: [Setup.Step] = []
    for path in paths {
      let step = try perform(or: nil) {
        try IntegrationJob(service: service, version: version).write(in: path, activity)
      }
      if let step { steps.append(step) }
    }
    return SetupResult(steps: steps, diagnostics: activity.diagnostics)
  }
}
