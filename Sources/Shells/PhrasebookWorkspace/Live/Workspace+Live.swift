import Phrasebook
import PhrasebookProjects

extension Workspace {
  /// Opens the project to answer many questions: it stays in memory and follows changes.
  package func live() -> LiveProject { LiveProject(self) }

  /// Opens the project of a folder in that way.
  ///
  /// - Returns: Nil, with a diagnostic, if PATH is not a folder.
  package func liveFolder() -> LiveProject? {
    guard FileStatus(path: FilePath.absolute(path))?.kind == .folder else {
      activity.report(
        FileFailure(path, "it is not a folder; pass the folder of a project").diagnostic)
      return nil
    }
    return live()
  }

  /// Opens the project of each PATH in that way.
  package func liveProjects() -> [LiveProject] {
    paths.map { LiveProject(Workspace(path: $0, extraction: extraction, activity: activity)) }
  }
}
