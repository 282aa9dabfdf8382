import PhrasebookFormats
package import PhrasebookModel
import PhrasebookProjects
package import PhrasebookSync

/// The options of `sync`.
package struct SyncRequest: Sendable {
  package var options: SyncOptions
  /// Whether nothing is written.
  package var isDryRun: Bool
  /// Files that compilers wrote, and folders with such files, which replace the sources; nil to read
  /// the sources.
  package var stringsData: [String]?
  /// Whether the translation memory keeps human translations.
  package var memory: MemoryUse

  package init(
    options: SyncOptions = SyncOptions(), isDryRun: Bool = false, stringsData: [String]? = nil,
    memory: MemoryUse = .off
  ) {
    self.options = options
    self.isDryRun = isDryRun
    self.stringsData = stringsData
    self.memory = memory
  }
}

/// The result of a sync, or of a dry run.
package struct SyncResult: Sendable {
  /// In the order of the catalogs.
  package var tables: [TableResult] = []
  package var diagnostics: [Diagnostic] = []
  /// Whether the files of compilers were found, if the request has some; if not, a diagnostic gives
  /// the reason.
  package var hasInput = false

  /// Whether a catalog is not in step with its sources, or was not before the sync.
  package var hasChanges: Bool { tables.contains { $0.synced?.changes.isEmpty == false } }
}

extension Workspace {
  /// Brings the catalogs in step with their sources. A project that cannot be read is a diagnostic.
  package func sync(_ request: SyncRequest) throws(CancellationError) -> SyncResult {
    var result = SyncResult()
    do throws(FileFailure) {
      let files = try stringsDataFiles(of: request)
      result.hasInput = true
      let scope = try ScopeFinder.find(paths)
      let given = files.isEmpty ? nil : GivenStrings(files, for: scope, activity: activity)
      let run = SyncRun(
        scope, spelling: spelling, options: request.options, isDry: request.isDryRun,
        activity: activity,
        supply: ExtractionSupply(
          extraction, scope: scope, spelling: spelling, given: given,
          catalogs: catalogs(of: scope)),
        feed: request.isDryRun ? nil : request.memory.feed(for: path))
      result.tables = run.results()
    } catch {
      activity.report(error.diagnostic)
    }
    try activity.checkCancellation()
    result.diagnostics = activity.diagnostics
    return result
  }

  private func stringsDataFiles(of request: SyncRequest) throws(FileFailure) -> [String] {
    guard let values = request.stringsData else { return [] }
    return try StringsDataFiles.find(values, path: path)
  }
}
