import PhrasebookModel
import Phrasebook
import PhrasebookProjects

extension KeyHistory {
  /// The histories of all catalogs below some PATHs that have, or had, the key.
  static func all(
    of key: String, below paths: [String], language: String?
  ) throws -> [HistoryResult.File] {
    var known: Set<String> = []
    let found = try paths.flatMap { try all(of: key, below: $0, language: language) }
      .filter { known.insert($0.path).inserted }
    guard found.isEmpty else { return found }
    let places = paths.joined(separator: ", ")
    if let language {
      throw DiffSides.Failure(
        message:
          """
          \(places): git has no history of "\(key)" in \(language); write the key as the catalog \
          does, and commit it
          """)
    }
    throw DiffSides.Failure(
      message:
        "\(places): git has no history of \"\(key)\"; write the key as the catalog does, and commit it"
    )
  }

  private static func all(
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
    return try (holders.isEmpty ? files : holders).compactMap {
      file throws -> HistoryResult.File? in
      let events = try KeyHistory(repository: repository, path: file, language: language)
        .events(of: key)
      return events.isEmpty ? nil : HistoryResult.File(path: file, events: events)
    }
  }

  private static func holds(_ key: String, _ file: String) -> Bool {
    guard let bytes = try? FileContent.read(file),
      let catalog = try? CatalogRecovery().read(bytes, file: file).catalog
    else { return false }
    return catalog.contains(key)
  }
}
