import PhrasebookProjects
import PhrasebookWorkspace

/// Names files of a project as its people do: from the project's folder.
struct ProjectRoot {
  private let folder: String

  init(_ session: EditingSession) {
    let path = FilePath.absolute(session.path)
    folder = FileStatus(path: path)?.kind == .folder ? path : FilePath.folder(path)
  }

  func name(of file: String) -> String {
    let path = FilePath.absolute(file)
    return FilePath.remainder(of: path, in: folder) ?? path
  }
}
