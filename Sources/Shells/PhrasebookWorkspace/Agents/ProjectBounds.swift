import PhrasebookProjects

/// The bounds of a project, which machines do not leave.
package enum ProjectBounds {
  /// Whether a file is not in a project's folder: settings may name one elsewhere, and a symbolic link
  /// may lead out of it.
  package static func exclude(_ file: String, from project: String) -> Bool {
    guard let real = FilePath.real(file), let root = FilePath.real(project) else { return true }
    return !FilePath.isInside(real, root)
  }
}
