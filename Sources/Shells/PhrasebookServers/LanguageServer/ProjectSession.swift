import PhrasebookPlatform
import PhrasebookProjects
import PhrasebookWorkspace

/// One folder of a client: its live project, and a thread that reports changed files.
final class ProjectSession {
  /// The folder, absolute.
  let folder: String
  let project: LiveProject
  private let isClosed: ClosedFlag

  /// Set by the session and read by its thread.
  private final class ClosedFlag: Sendable {
    let value = Mutex(false)
  }

  /// The time without changes before files are read again, in milliseconds.
  private static let quiet: Int32 = 20
  /// The time after which a waiting thread looks whether it is still needed, in milliseconds.
  private static let patience: Int32 = 2_000

  /// - Parameters:
  ///   - folder: The folder, absolute.
  ///   - extraction: The options for reading sources.
  ///   - connection: Receives changed files.
  ///   - client: The process of the client, whose end ends the session; nil if unknown.
  init(
    _ folder: String, _ extraction: ExtractionRun, _ connection: RPCConnection, client: Int?
  ) {
    self.folder = folder
    project = Workspace(path: folder, extraction: extraction).live()
    let isClosed = ClosedFlag()
    let client = client.flatMap { pid_t(exactly: $0) }.flatMap { $0 > 0 ? $0 : nil }
    self.isClosed = isClosed
    WorkThread.detached {
      let watcher = FileWatcher(folder)
      while !isClosed.value.withLock({ $0 }) {
        let changes = watcher.next(quiet: Self.quiet, limit: Self.patience)
        if !changes.isEmpty { connection.post(.files(changes)) }
        if let client, kill(client, 0) != 0, errno == ESRCH { connection.post(.end) }
      }
    }
  }

  /// Ends the thread.
  func close() {
    isClosed.value.withLock { $0 = true }
    project.save()
  }

  /// Whether a file belongs to the folder.
  func owns(_ path: String) -> Bool { FilePath.isInside(path, folder) }
}
