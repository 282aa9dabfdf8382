import PhrasebookModel
import Phrasebook
import PhrasebookProjects

extension KeyHistory {
  /// The histories of all catalogs that have, or had, the key.
  static func all(
    of key: String, below path: String, language: String?
  ) throws -> [HistoryResult.File] {
    let isFolder = FileStatus(path: path)?.kind == .folder
    let repository = try GitRepository(around: isFolder ? path : FilePath.folder(path))
    guard
      let root = isFolder
        ? repository.relative(FilePath.join(path, ".")) : repository.relative(path)
    else { throw GitFailure(message: "\(path) is not in the repository \(repository.top)") }
    let below = isFolder ? FilePath.normalized(root) : root
    let files =
      isFolder
      ? try repository.catalogsInWorkingTree().filter {
        below == "." || FilePath.isInside($0, below)
      } : [root]
    // Most catalogs do not have the key now, and only those that had it are left to ask then.
    let holders = files.filter { holds(key, FilePath.join(repository.top, $0)) }
    let found = try (holders.isEmpty ? files : holders).compactMap {
      file throws -> HistoryResult.File? in
      let events = try KeyHistory(repository: repository, path: file, language: language)
        .events(of: key)
      return events.isEmpty ? nil : HistoryResult.File(path: file, events: events)
    }
    guard found.isEmpty else { return found }
    var message: Phrase =
      "\(path): git knows of no \"\(key)\"; write the key as the catalog does, and commit it"
    if let language {
      message =
        """
        \(path): git knows of no "\(key)" in \(language); write the key as the catalog does, and \
        commit it
        """
    }
    throw DiffSides.Failure(message: message)
  }

  private static func holds(_ key: String, _ file: String) -> Bool {
    guard let bytes = try? FileContent.read(file),
      let catalog = try? CatalogRecovery().read(bytes, file: file).catalog
    else { return false }
    return catalog.contains(key)
  }
}
