import PhrasebookProjects
import Synchronization

/// Follows the files of a session: one thread takes changed catalogs in, another one reads the
/// project as a whole, which may take longer.
final class SessionWatch: Sendable {
  private let changes = Mailbox<FileWatcher.Changes>()
  private let threads: Mutex<[WorkThread]>

  /// The time without changes before files are read, and the longest wait, in milliseconds.
  private static let quiet: Int32 = 10
  private static let patience: Int32 = 300
  /// The time without saved files before the whole project is read, in milliseconds: the string on
  /// the screen does not wait for it.
  private static let rest = 700

  init(_ session: EditingSession) {
    threads = Mutex([])
    let mailbox = changes
    let analysis = WorkThread { Self.analyse(session, mailbox) }
    let reading = WorkThread { Self.follow(session, mailbox) }
    threads.withLock { $0 = [analysis, reading].compactMap { $0 } }
  }

  /// Waits for the end of both threads; the session is closed.
  func end() {
    changes.close()
    for thread in threads.withLock({ threads in
      defer { threads = [] }
      return threads
    }) {
      thread.join()
    }
  }

  private static func follow(_ session: EditingSession, _ mailbox: Mailbox<FileWatcher.Changes>) {
    let root = FilePath.absolute(session.path)
    let folder = FileStatus(path: root)?.kind == .folder ? root : FilePath.folder(root)
    let watcher = FileWatcher(folder)
    // A file may have changed before it was watched.
    session.reload(FileWatcher.Changes(isEverything: true))
    while !session.isClosed {
      let changes = watcher.next(quiet: quiet, limit: patience)
      guard !changes.isEmpty else { continue }
      session.reload(changes)
      mailbox.send(changes)
    }
  }

  private static func analyse(_ session: EditingSession, _ mailbox: Mailbox<FileWatcher.Changes>) {
    let project = session.workspace.live()
    session.take(SessionAnalysis(project.snapshot()))
    session.remember()
    while let first = mailbox.next() {
      if session.isClosed { break }
      var changes = first
      while let more = mailbox.next(within: rest) { changes.formUnion(more) }
      guard project.update(changes) else { continue }
      session.take(SessionAnalysis(project.snapshot()))
    }
    project.save()
  }
}
