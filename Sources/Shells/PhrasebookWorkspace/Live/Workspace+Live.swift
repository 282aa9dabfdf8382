extension Workspace {
  /// Opens the project to answer many questions: it stays in memory and follows changes.
  package func live() -> LiveProject { LiveProject(self) }

  /// Opens the project of each PATH in that way.
  package func liveProjects() -> [LiveProject] {
    paths.map { LiveProject(Workspace(path: $0, extraction: extraction, activity: activity)) }
  }
}
