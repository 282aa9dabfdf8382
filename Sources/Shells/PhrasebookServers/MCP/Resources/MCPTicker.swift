import PhrasebookPlatform
import PhrasebookProjects
import PhrasebookWorkspace

/// Posts an event at intervals while a client listens for changes, so that the server looks at the disk
/// though no request comes.
final class MCPTicker: Sendable {
  private let isStopped = Mutex(false)

  /// The time between two events, in microseconds.
  private static let interval: UInt32 = 500_000

  init(_ connection: RPCConnection) {
    WorkThread.detached { [self] in
      while !isStopped.withLock({ $0 }) {
        usleep(Self.interval)
        connection.post(.files(FileWatcher.Changes()))
      }
    }
  }

  /// Ends the events.
  func stop() { isStopped.withLock { $0 = true } }
}
