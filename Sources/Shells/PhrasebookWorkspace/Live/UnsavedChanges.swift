import PhrasebookProjects

/// The files that Vim and Emacs leave beside a file that they have open with unsaved changes.
enum UnsavedChanges {
  /// Whether one of these programs has a file open.
  static func exist(in file: String) -> Bool {
    let (folder, name) = (FilePath.folder(file), FilePath.name(file))
    return [".\(name).swp", ".#\(name)", "#\(name)#"].contains {
      FileStatus(path: FilePath.join(folder, $0), followingLinks: false) != nil
    }
  }
}
