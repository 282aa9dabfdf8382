import PhrasebookModel

/// Finds files as a Mac does, whose disk does not mind capitals and the form of accents: a path in,
/// the path as the disk spells it out.
final class FoldedPaths {
  private struct Folder {
    var names: Set<String>
    /// By the name without capitals; made when a name is first missing.
    var folded: [String: String]?
  }

  private var folders: [String: Folder?] = [:]

  /// Returns the path on disk; nil if it does not exist in any spelling.
  func find(_ path: String) -> String? { find(path, depth: 0) }

  private func find(_ path: String, depth: Int) -> String? {
    guard depth < 64, path != "/", !path.isEmpty else { return path }
    let (parent, name) = (FilePath.folder(path), FilePath.name(path))
    var home = parent
    if folder(home) == nil {
      guard let found = find(parent, depth: depth + 1), found != parent else { return nil }
      home = found
    }
    guard var folder = folder(home) else { return nil }
    if folder.names.contains(name) { return FilePath.join(home, name) }
    if folder.folded == nil {
      folder.folded = Dictionary(
        folder.names.map { ($0.foldedFileName, $0) }, uniquingKeysWith: { min($0, $1) })
      folders[home] = folder
    }
    return folder.folded?[name.foldedFileName].map { FilePath.join(home, $0) }
  }

  private func folder(_ path: String) -> Folder? {
    if let known = folders[path] { return known }
    let folder = FolderListing.items(in: path).map { items in
      Folder(names: Set(items.map(\.name)))
    }
    folders[path] = .some(folder)
    return folder
  }
}
