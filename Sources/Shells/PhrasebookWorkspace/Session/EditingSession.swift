import PhrasebookModel
import PhrasebookProjects
import struct PhrasebookPlatform.Mutex

/// A project that people edit strings of: its catalogs in memory, kept in step with the files, what
/// is wrong with them, and what was done, so that it can be undone.
///
/// Every edit is done to the file as it is at that moment and to nothing but its strings; a decision
/// that was made of another version of a string is refused. Any thread may ask it anything.
package final class EditingSession: Sendable {
  struct Contents {
    var tables: [SessionTable] = []
    /// Rises with everything that a page would show in another way.
    var version = 1
    var analysis: SessionAnalysis?
    var journal = EditJournal()
    var lastList: (key: ListKey, rows: [ListedString])?
    var isClosed = false
  }

  /// The project's folder or catalog, as the user spelled it.
  package let path: String
  let workspace: Workspace
  let state: Mutex<Contents>
  /// Held while a file is edited, so that the state in memory changes in the order of the files.
  let saving = Mutex<Void>(())
  private let watch = Mutex<SessionWatch?>(nil)

  /// Opens the catalogs of a workspace's paths.
  ///
  /// - Returns: Nil, with diagnostics, if no catalog can be read.
  package init?(_ workspace: Workspace) {
    path = workspace.path
    self.workspace = workspace
    let tables = workspace.paths.flatMap { Self.tables(of: $0, workspace.activity) }
    guard !tables.isEmpty else { return nil }
    state = Mutex(Contents(tables: tables))
  }

  /// Reads every catalog of a path; a problem is reported, and the others are read.
  static func tables(of path: String, _ activity: Activity) -> [SessionTable] {
    CatalogFiles.find(path, activity: activity).compactMap { found in
      activity.attempt(on: found.path) {
        try SessionTable(file: found.path, settings: found.settings)
      }
    }
  }

  /// The catalogs.
  package var tables: [SessionTable] { state.withLock { $0.tables } }

  /// Rises with every change.
  package var version: Int { state.withLock { $0.version } }

  /// The findings and call sites; nil until the project was read for the first time.
  package var analysis: SessionAnalysis? { state.withLock { $0.analysis } }

  /// The catalog of a file, spelled as in `tables`; nil for any other path.
  package func table(_ file: String) -> SessionTable? {
    state.withLock { state in state.tables.first { $0.file.isExactly(file) } }
  }

  /// Follows the files and analyses the project in threads of its own until `close`.
  package func start() {
    watch.withLock { $0 = $0 ?? SessionWatch(self) }
  }

  /// Ends the threads. Every edit is in its file already.
  package func close() {
    state.withLock { $0.isClosed = true }
    watch.withLock { $0?.end() }
  }

  var isClosed: Bool { state.withLock { $0.isClosed } }
}
