/// The files below folders, each folder walked once in a run.
package final class Listing {
  package init() {}
  private var known: [String: FileTree] = [:]

  /// Everything below a module's folder, absolute and sorted: folders of tools are included there,
  /// but nested packages are modules of their own.
  package func files(below folder: String) -> [String] { tree(of: folder).files }

  /// Files and folders there that cannot be read and may be or hold sources; absolute and sorted.
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
