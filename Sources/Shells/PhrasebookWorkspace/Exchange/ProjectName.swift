import PhrasebookProjects

/// The project that Xcode names in a Localization Catalog: the name of the `.xcodeproj`, with its
/// ending; that of the folder for a package.
enum ProjectName {
  /// The project of a PATH: one that it is, or that lies in it, around it, or below it.
  static func of(_ path: String) -> String {
    let path = FilePath.absolute(path)
    if isProject(path) { return FilePath.name(path) }
    let isFolder = FileStatus(path: path)?.kind == .folder
    let folder = isFolder ? path : FilePath.folder(path)
    if let name = project(in: folder) { return name }
    let below = isFolder ? ProjectFiles(below: folder).projects : []
    if let first = below.min(by: { ($0.utf8.count, $0) < ($1.utf8.count, $1) }) {
      return FilePath.name(first)
    }
    return projectAround(folder) ?? FilePath.name(folder)
  }

  /// A project in one of the folders around a folder, up to the root of the repository.
  private static func projectAround(_ folder: String) -> String? {
    var folder = folder
    while FileStatus(path: FilePath.join(folder, ".git")) == nil {
      let parent = FilePath.folder(folder)
      guard parent != folder, !parent.isEmpty else { return nil }
      if let name = project(in: parent) { return name }
      folder = parent
    }
    return nil
  }

  /// The project in a folder: the one that is called like it if there are several.
  private static func project(in folder: String) -> String? {
    let names = (FolderListing.items(in: folder) ?? []).map(\.name).filter(isProject).sorted()
    return names.first { FilePath.stem($0) == FilePath.name(folder) } ?? names.first
  }

  private static func isProject(_ name: String) -> Bool { name.hasSuffix(".xcodeproj") }
}
