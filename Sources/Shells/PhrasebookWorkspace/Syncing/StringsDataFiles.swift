import PhrasebookProjects
import Phrasebook

/// The `.stringsdata` files of a sync, which may be given as folders, as Xcode writes them.
package enum StringsDataFiles {
  /// Separates the values of `--stringsdata` from PATH, which is one of them if it is last, where
  /// the option takes it as a value.
  ///
  /// - Parameter paths: The other PATHs of the command line.
  package static func split(
    _ values: [String], paths: [String]
  ) -> (values: [String], paths: [String]) {
    guard paths.isEmpty, let catalog = values.last(where: isCatalog) else { return (values, paths) }
    return (values.filter { $0 != catalog }, [catalog])
  }

  /// Finds the files, in the order of the values, those of a folder by name. An empty folder is an
  /// error, since no strings at all would empty every catalog.
  ///
  /// - Parameter path: The PATH of the sync, for the message about missing files.
  static func find(_ values: [String], path: String) throws(FileFailure) -> [String] {
    var files: [String] = []
    for value in values {
      guard FileStatus(path: value)?.kind == .folder else {
        files.append(value)
        continue
      }
      let found = Self.files(below: value)
      guard !found.isEmpty else {
        throw FileFailure(
          value, "no .stringsdata file found in it; pass the folder of a build")
      }
      files += found
    }
    guard !files.isEmpty else {
      throw FileFailure(path, "--stringsdata has no file; put .stringsdata files before PATH")
    }
    return files
  }

  private static func files(below folder: String) -> [String] {
    let spelling = Spelling(given: folder)
    return FileTree(FilePath.absolute(folder)) { _, _ in true }.files
      .filter { $0.hasSuffix(".stringsdata") }.map(spelling.spell)
  }

  private static func isCatalog(_ value: String) -> Bool { value.hasSuffix(".xcstrings") }

  /// Whether the last of several values is PATH: of two folders, the one with catalogs or a project
  /// in it is.
  package static func isPath(_ value: String) -> Bool {
    if isCatalog(value) { return true }
    guard FileStatus(path: value)?.kind == .folder else { return false }
    return ProjectFiles.describesItself(value)
      || !ProjectFiles(below: FilePath.absolute(value))
        .catalogs.isEmpty
      || files(below: value).isEmpty
  }
}
