import PhrasebookProjects
import struct PhrasebookPlatform.Mutex

/// Follows the files of a session: one thread takes changed catalogs in, another one reads the
/// project as a whole, which may take longer.
final class SessionWatch: Sendable {
  private let changes = Mailbox<FileWatcher.Changes>()
  private let threads: Mutex<[WorkThread]>

  /// The time without changes before files are read, and the longest wait, in milliseconds.
  private static let quiet: Int32 = 10
  private static let patience: Int32 = 300
  /// The time without saved files before the whole project is read, in milliseconds, and how long they
  /// may put it off: the string on the screen does not wait for it. In a large project it is twice as
  /// long as reading takes, so that a person who saves one string after another has the machine.
  private static let rest = 700
  private static let longestRest = 10_000
  private static let longestDelay = 30_000

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
    func analyse() -> Duration {
      ContinuousClock().measure { session.take(SessionAnalysis(project.snapshot())) }
    }
    var taken = analyse()
    session.remember()
    while let first = mailbox.next() {
      let changes = settled(first, mailbox, after: taken)
      if session.isClosed { break }
      session.rereadEdited()
      if project.update(changes) { taken = analyse() }
    }
    project.save()
  }

  /// Collects changes until nothing has changed for a while.
  ///
  /// - Parameter taken: The time that the last reading of the project took.
  private static func settled(
    _ first: FileWatcher.Changes, _ mailbox: Mailbox<FileWatcher.Changes>, after taken: Duration
  ) -> FileWatcher.Changes {
    let milliseconds = Int(min(taken, .seconds(60)) / .milliseconds(1))
    let quiet = min(max(rest, 2 * milliseconds), longestRest)
    let limit = ContinuousClock.now.advanced(by: .milliseconds(longestDelay))
    var changes = first
    while ContinuousClock.now < limit, let more = mailbox.next(within: quiet) {
      changes.formUnion(more)
    }
    return changes
  }
}
