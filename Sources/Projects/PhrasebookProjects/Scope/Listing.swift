/// The files below folders, each folder walked once in a run.
package final class Listing {
  package init() {}
  private var known: [String: FileTree] = [:]

  /// Everything below a module's folder, absolute and sorted: folders of tools may be anybody's
  /// there, but packages inside are modules of their own.
  package func files(below folder: String) -> [String] { tree(of: folder).files }

  /// What cannot be looked at there and may be a source, or hold some; absolute and sorted.
  package func lost(below folder: String) -> [String] {
    tree(of: folder).lost.filter(LostSource.isPossible)
  }

  /// Whether there is more than is looked at.
  package func isCutOff(below folder: String) -> Bool { tree(of: folder).isCutOff }

  private func tree(of folder: String) -> FileTree {
    if let tree = known[folder] { return tree }
    let tree = FileTree(folder) { path, _ in
      FileStatus(path: FilePath.join(path, "Package.swift")) == nil
    }
    known[folder] = tree
    return tree
  }
}
