import PhrasebookProjects

/// The files that Vim and Emacs leave beside a file that they have open with unsaved changes.
enum UnsavedChanges {
  /// Whether one of these programs has a file open.
  static func exist(in file: String) -> Bool {
    let (folder, name) = (FilePath.folder(file), FilePath.name(file))
    // A second and a third Vim that have the file open count down from `.swp`.
    return [".\(name).swp", ".\(name).swo", ".\(name).swn", ".#\(name)", "#\(name)#"].contains {
      FileStatus(path: FilePath.join(folder, $0), followingLinks: false) != nil
    }
  }
}
