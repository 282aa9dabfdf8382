/// The files below folders, each folder walked once in a run.
final class Listing {
  private var known: [String: [String]] = [:]
  /// True where a tree was larger than is looked at.
  private(set) var isCutOff = false

  /// Everything below a module's folder, absolute and sorted: folders of tools may be anybody's
  /// there, but packages inside are modules of their own.
  func files(below folder: String) -> [String] {
    if let files = known[folder] { return files }
    let tree = FileTree(folder) { path, _ in
      FileStatus(path: FilePath.join(path, "Package.swift")) == nil
    }
    isCutOff = isCutOff || tree.isCutOff
    known[folder] = tree.files
    return tree.files
  }
}
