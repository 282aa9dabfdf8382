import PhrasebookModel
import PhrasebookProjects

extension Workspace {
  /// The settings of a path; nil if it has none, or if they cannot be read, which is reported.
  func settings(of path: String) throws -> Settings? {
    let scope = try ScopeFinder.find(path)
    if scope.settings == nil {
      scope.diagnostics.filter { $0.severity == .error }.forEach(activity.report)
    }
    return scope.settings
  }
}
