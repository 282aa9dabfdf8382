import PhrasebookProjects
import Phrasebook

/// The values of `--stringsdata`: files, folders as Xcode writes them, and the PATH of the run if
/// it is last, where the option takes it as a value.
struct StringsDataArguments {
  /// The PATHs of the run, at least one.
  let paths: [String]
  private let values: [String]

  /// - Parameter paths: The PATHs of the command line.
  init(_ values: [String], paths: [String]) {
    if paths.isEmpty, let catalog = values.last(where: Self.isCatalog) {
      self.paths = [catalog]
      self.values = values.filter { $0 != catalog }
    } else {
      self.paths = paths.isEmpty ? ["."] : paths
      self.values = values
    }
  }

  /// The files, in the order of the arguments, those of a folder by name. An empty folder is an
  /// error, since no strings at all would empty every catalog.
  func files() throws(FileFailure) -> [String] {
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
      throw FileFailure(paths[0], "--stringsdata has no file; put .stringsdata files before PATH")
    }
    return files
  }

  private static func files(below folder: String) -> [String] {
    let spelling = Spelling(given: folder)
    return FileTree(FilePath.absolute(folder)) { _, _ in true }.files
      .filter { $0.hasSuffix(".stringsdata") }.map(spelling.spell)
  }

  private static func isCatalog(_ value: String) -> Bool { value.hasSuffix(".xcstrings") }

  /// Of two folders, the one with catalogs or a project in it is PATH.
  static func isPath(_ value: String) -> Bool {
    if isCatalog(value) { return true }
    guard FileStatus(path: value)?.kind == .folder else { return false }
    return ProjectFiles.describesItself(value)
      || !ProjectFiles(below: FilePath.absolute(value))
        .catalogs.isEmpty
      || files(below: value).isEmpty
  }
}
