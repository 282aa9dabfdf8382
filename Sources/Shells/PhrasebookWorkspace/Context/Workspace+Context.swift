import Phrasebook
import PhrasebookModel
import PhrasebookProjects

extension Workspace {
  /// Adds pictures of the app to the project, with the strings that they show: those that the request
  /// names, or those whose texts are read in the pictures.
  package func addContext(_ request: ContextRequest) throws(CancellationError) -> ContextResult {
    let folder = ContextFolder(of: path)
    let links = try perform(or: []) {
      try ContextAddition(workspace: self, request: request, folder: folder).run()
    }
    return result(of: links, folder)
  }

  /// Lists the strings that have pictures, of the project of each path.
  package func context(
    _ request: ContextListRequest = ContextListRequest()
  ) throws(CancellationError) -> ContextResult {
    let keys = request.keys
    var result = ContextResult()
    var known: Set<String> = []
    for path in paths {
      let folder = ContextFolder(of: path)
      guard known.insert(folder.root).inserted else { continue }
      let links = try perform(or: []) {
        try folder.links().filter { link in
          keys.isEmpty || keys.contains { $0.isExactly(link.key) }
        }
      }
      result.items += self.result(of: links, folder).items
    }
    let catalogs = Dictionary(
      CatalogFiles.open(paths, activity: activity).map { (FilePath.absolute($0.path), $0.catalog) },
      uniquingKeysWith: { first, _ in first })
    for index in result.items.indices {
      let item = result.items[index]
      let catalog = catalogs[FilePath.absolute(item.file)]
      // A catalog that is not part of PATH is not asked for.
      let isThere = FileStatus(path: item.file) != nil
      result.items[index].isKnown = catalog.map { $0.contains(item.link.key) } ?? isThere
    }
    result.diagnostics = activity.diagnostics
    return result
  }

  /// Removes pictures, or only some of the strings that they show.
  ///
  /// - Returns: The strings that were removed.
  package func removeContext(
    _ request: ContextRemovalRequest
  ) throws(CancellationError) -> ContextResult {
    let folder = ContextFolder(of: path)
    let keys = request.keys
    let removed = try perform(or: [ContextLink]()) {
      let names = request.pictures.map { FilePath.name($0) }
      let all = try folder.links()
      let isMeant = { (link: ContextLink) in
        (names.isEmpty || names.contains { $0.isExactly(link.picture) })
          && (keys.isEmpty || keys.contains { $0.isExactly(link.key) })
      }
      let unlisted = names.filter { name in !all.contains { $0.picture.isExactly(name) } }
      // A run that was killed may have removed a picture from the list only.
      for name in unlisted where !keys.isEmpty || (try? folder.picture(name)) == nil {
        throw FileFailure(folder.spelled(name), "the project has no such picture")
      }
      for key in keys where !all.contains(where: { isMeant($0) && $0.key.isExactly(key) }) {
        throw FileFailure(key.quoted, "no such picture shows this key")
      }
      let removed = all.filter(isMeant)
      try folder.update { $0.filter { !isMeant($0) } }
      let left = Set(all.filter { !isMeant($0) }.map { ExactString($0.picture) })
      let emptied = Set((removed.map(\.picture) + unlisted).map { ExactString($0) })
      for name in emptied where !left.contains(name) { try folder.remove(name.text) }
      return removed
    }
    return result(of: removed, folder)
  }

  private func result(of links: [ContextLink], _ folder: ContextFolder) -> ContextResult {
    ContextResult(
      items: links.map { link in
        ContextResult.Item(
          picture: folder.spelled(link.picture), file: folder.spelled(catalog: link.catalog),
          link: link)
      }, diagnostics: activity.diagnostics)
  }
}
