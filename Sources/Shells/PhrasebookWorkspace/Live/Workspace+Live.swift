import PhrasebookProjects

extension Workspace {
  /// Opens the project to answer many questions: it stays in memory and follows changes.
  package func live() -> LiveProject { LiveProject(self) }
}
