import PhrasebookModel

/// The lines of `phrasebook.yml` for catalogs that nothing claims, as a first guess: the sources of
/// the folder that each lies in, or of its Bazel package.
package struct SettingsProposal {
  /// The folder that the file belongs in, absolute.
  package let folder: String
  private let catalogs: [String]

  /// - Parameter catalogs: Absolute paths; not empty.
  package init(for catalogs: [String]) {
    self.catalogs = catalogs.sorted()
    folder = Self.home(of: catalogs)
  }

  /// The lines.
  package var text: String {
    var groups: [String: [String]] = [:]
    for catalog in catalogs {
      guard let path = FilePath.remainder(of: catalog, in: folder) else { continue }
      groups[bazelPackage(of: catalog) ?? Self.top(of: path), default: []].append(path)
    }
    let modules = groups.sorted { $0.key < $1.key }.map { place, paths in
      let name = place.isEmpty ? FilePath.name(folder) : FilePath.name(place)
      let sources = place.isEmpty ? "\"**/*.swift\"" : Self.quoted(place)
      return """
          - name: \(Self.quoted(name))
            sources: [\(sources)]
            catalogs: [\(paths.map(Self.quoted).joined(separator: ", "))]
        """
    }
    return "modules:\n" + modules.joined(separator: "\n")
  }

  /// The folder of the module that a catalog probably belongs to: `App` of `App/Resources/A.xcstrings`.
  private static func top(of path: String) -> String {
    let parts = path.split(separator: "/").map(String.init)
    let isDeep = ["Sources", "Packages", "Modules"].contains(parts.first ?? "")
    return parts.prefix(min(isDeep ? 2 : 1, parts.count - 1)).joined(separator: "/")
  }

  /// The nearest folder with a build file of Bazel, and with sources; nil outside of Bazel's
  /// packages.
  private func bazelPackage(of catalog: String) -> String? {
    var place = FilePath.folder(catalog)
    while place != folder, FilePath.isInside(place, folder) {
      let isPackage = ["BUILD.bazel", "BUILD"].contains {
        FileStatus(path: FilePath.join(place, $0))?.kind == .file
      }
      if isPackage, !ProjectFiles(below: place).sources.isEmpty {
        return FilePath.remainder(of: place, in: folder)
      }
      place = FilePath.folder(place)
    }
    return nil
  }

  /// The folder of the repository or of the Bazel workspace, otherwise the one that has all catalogs.
  private static func home(of catalogs: [String]) -> String {
    var start = FilePath.folder(catalogs.first ?? "/")
    while !catalogs.allSatisfy({ FilePath.isInside($0, start) }) { start = FilePath.folder(start) }
    var folder = start
    while folder != "/" {
      if marks.contains(where: { FileStatus(path: FilePath.join(folder, $0)) != nil })
        || ProjectFiles.describesItself(folder)
      {
        return folder
      }
      folder = FilePath.folder(folder)
    }
    return start
  }

  /// The files of a folder in which a repository or a Bazel workspace begins.
  private static let marks = [".git", "MODULE.bazel", "WORKSPACE", "WORKSPACE.bazel"]

  private static func quoted(_ path: String) -> String {
    path.allSatisfy { $0.isLetter || $0.isNumber || "/._-+ ".contains($0) } && !path.contains(" ")
      ? path
      : YAMLText.quoted(path)
  }
}
