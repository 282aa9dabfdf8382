/// The lines of `phrasebook.yml` for catalogs that nothing claims, as a first guess: the sources of
/// the folder that each lies in.
package struct SettingsProposal {
  /// The folder that the file belongs in, absolute.
  package let folder: String
  private let catalogs: [String]

  /// - Parameter catalogs: Absolute paths; not empty.
  package init(for catalogs: [String]) {
    self.catalogs = catalogs.sorted()
    folder = Self.home(of: catalogs.first ?? "/")
  }

  /// The lines.
  package var text: String {
    var groups: [String: [String]] = [:]
    for catalog in catalogs {
      guard let path = FilePath.remainder(of: catalog, in: folder) else { continue }
      let parts = path.split(separator: "/").map(String.init)
      let isDeep = ["Sources", "Packages", "Modules"].contains(parts.first ?? "")
      let depth = min(isDeep ? 2 : 1, parts.count - 1)
      groups[parts.prefix(depth).joined(separator: "/"), default: []].append(path)
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

  /// The repository's folder, otherwise the catalog's.
  private static func home(of catalog: String) -> String {
    var folder = FilePath.folder(catalog)
    let start = folder
    while folder != "/" {
      if FileStatus(path: FilePath.join(folder, ".git")) != nil
        || ProjectFiles.describesItself(folder)
      {
        return folder
      }
      folder = FilePath.folder(folder)
    }
    return start
  }

  private static func quoted(_ path: String) -> String {
    path.allSatisfy { $0.isLetter || $0.isNumber || "/._-+ ".contains($0) } && !path.contains(" ")
      ? path : "\"\(path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
  }
}
