import PhrasebookModel
import Phrasebook
import PhrasebookProjects

extension KeyHistory {
  /// The histories of all catalogs below some PATHs that have, or had, the key.
  static func all(
    _ request: HistoryRequest, below paths: [String], _ activity: Activity
  ) throws -> [HistoryResult.File] {
    let (key, language) = (request.key, request.language)
    var known: Set<String> = []
    let found = try paths.flatMap { try all(request, below: $0, activity) }
      .filter { known.insert($0.path).inserted }
    // A walk that was cut short proves nothing.
    try activity.checkCancellation()
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
    _ request: HistoryRequest, below path: String, _ activity: Activity
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
    let holders = files.filter { file in
      !activity.isCancelled && holds(request.key, FilePath.join(repository.top, file))
    }
    return try (holders.isEmpty ? files : holders).compactMap {
      file throws -> HistoryResult.File? in
      guard !activity.isCancelled else { return nil }
      let events = try KeyHistory(
        repository: repository, path: file, language: request.language, activity: activity
      ).events(of: request.key)
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
