#if DEBUG || canImport(CoreServices)
  import Dispatch
  import PhrasebookPlatform
  import PhrasebookProjects

  /// File events that a thread of the system reports, until they are asked for.
  final class ReportedEvents: Sendable {
    /// An event of one path.
    enum Event {
      case file, folder
      /// Events were lost, or the watched folder itself moved.
      case loss
    }

    private let folder: String
    /// The folder as the system spells it, without symbolic links.
    private let resolved: String
    private let changes = Mutex(FileWatcher.Changes())
    private let arrived = DispatchSemaphore(value: 0)

    init(_ folder: String, resolved: String) {
      self.folder = folder
      self.resolved = resolved
    }

    /// Takes an event; those of folders that no project has files in are dropped.
    func add(_ event: Event, at path: String) {
      guard let change = change(event, at: path) else { return }
      changes.withLock { $0.formUnion(change) }
      arrived.signal()
    }

    private func change(_ event: Event, at path: String) -> FileWatcher.Changes? {
      if event == .loss { return FileWatcher.Changes(isEverything: true) }
      let found = [resolved, folder].compactMap { FilePath.remainder(of: path, in: $0) }.first
      guard let found else { return nil }
      let names = found.split(separator: "/").map(String.init)
      let folders = event == .folder ? names[...] : names.dropLast()
      guard folders.allSatisfy(FileTree.isWatched) else { return nil }
      switch event {
      case .file where !names.isEmpty:
        return FileWatcher.Changes(files: [FilePath.join(folder, names.joined(separator: "/"))])
      default: return FileWatcher.Changes(isEverything: true)
      }
    }

    /// The events since the last call; waits at most so many milliseconds for the first one.
    func wait(_ milliseconds: Int32) -> FileWatcher.Changes {
      let end = DispatchTime.now() + .milliseconds(Int(milliseconds))
      repeat {
        let new = changes.withLock { changes in
          defer { changes = FileWatcher.Changes() }
          return changes
        }
        if !new.isEmpty { return new }
        // A signal may be one of events that were taken already.
      } while arrived.wait(timeout: end) == .success
      return FileWatcher.Changes()
    }
  }
#endif
