import PhrasebookFormats
import PhrasebookModel
import PhrasebookProjects

/// Chooses the strings of a catalog that an export takes.
struct ExportSelection {
  let request: ExportRequest
  /// The catalogs at the revision of the request, by their present path; nil without a revision.
  private var old: [String: Catalog]?

  /// Reads the catalogs at the revision of a request.
  init(_ request: ExportRequest, of catalogs: [LoadedCatalog]) throws {
    self.request = request
    guard let revision = request.revision else { return }
    var old: [String: Catalog] = [:]
    var repositories: [String: (GitRepository, blobs: [String: String])] = [:]
    for loaded in catalogs {
      let folder = FilePath.folder(FilePath.absolute(loaded.path))
      let repository = try GitRepository(around: folder)
      let known =
        try repositories[repository.top] ?? (repository, try repository.catalogs(at: revision))
      repositories[repository.top] = known
      guard let path = repository.relative(FilePath.absolute(loaded.path)),
        let blob = known.blobs[path] ?? Self.moved(path, in: known.blobs, of: repository)
      else { continue }
      let bytes = try GitBlobs(repository).bytes(of: blob)
      old[loaded.path] = try XCStrings.read(bytes, file: "\(revision):\(path)").catalog
    }
    self.old = old
  }

  /// The blob of the only catalog of a name that is at another path now.
  private static func moved(
    _ path: String, in blobs: [String: String], of repository: GitRepository
  ) -> String? {
    let gone = blobs.filter { other, _ in
      FilePath.name(other) == FilePath.name(path)
        && FileStatus(path: FilePath.join(repository.top, other)) == nil
    }
    return gone.count == 1 ? gone.first?.value : nil
  }

  /// Removes the strings of a table that are not wanted.
  func apply(to table: inout ExchangeTable, of loaded: LoadedCatalog, language: String) {
    guard request.isPartial else { return }
    var wanted: [ExactString: Bool] = [:]
    table.units = table.units.filter { unit in
      let key = ExactString(unit.key)
      if let known = wanted[key] { return known }
      let isWanted = takes(unit.key, of: loaded, language: language)
      wanted[key] = isWanted
      return isWanted
    }
    if request.omitsUntranslated { table.units.removeAll { $0.target == nil } }
  }

  private func takes(_ key: String, of loaded: LoadedCatalog, language: String) -> Bool {
    let catalog = loaded.catalog
    guard let entry = catalog[key] else { return false }
    if !request.statuses.isEmpty {
      let status = StringStatus(
        of: entry, language: language, sourceLanguage: catalog.sourceLanguage)
      let isWanted =
        request.statuses.contains(status)
        || status == .missing && request.statuses.contains(.new)
      if !isWanted { return false }
    }
    guard let old else { return true }
    guard let before = old[loaded.path]?[key] else { return true }
    let texts = [catalog.sourceLanguage, language]
    return texts.contains { before.localizations[$0] != entry.localizations[$0] }
      || before.comment != entry.comment
  }
}
