#if os(Linux)
  import PhrasebookPlatform
  import PhrasebookProjects

  /// File events of the Linux kernel: a watch for each folder, new folders included.
  final class KernelEvents: FileEventSource {
    private let descriptor: Int32
    private let root: String
    private let folders = Mutex<[Int32: String]>([:])
    /// Whether changes may be missed from now on: the kernel has refused a watch, or the folder itself is gone.
    private let hasEnded = Mutex(false)

    var isComplete: Bool { !hasEnded.withLock { $0 } }

    private static let mask = UInt32(
      IN_CLOSE_WRITE | IN_MOVED_FROM | IN_MOVED_TO | IN_CREATE | IN_DELETE | IN_DELETE_SELF
        | IN_MOVE_SELF | IN_ATTRIB | IN_ONLYDIR)

    /// Nil if the kernel has no watch to give.
    init?(_ folder: String) {
      descriptor = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
      root = folder
      guard descriptor >= 0 else { return nil }
      guard watch(folder) != nil else { return nil }
    }

    deinit { close(descriptor) }

    /// Watches a folder and those below it; nil if a watch was refused.
    ///
    /// - Returns: The files there: events of a new folder may have come before its watch.
    @discardableResult
    private func watch(_ folder: String) -> Set<String>? {
      var files: Set<String> = []
      var pending = [folder]
      while let folder = pending.popLast() {
        let watch = inotify_add_watch(descriptor, folder, Self.mask)
        if watch < 0 {
          if errno == ENOENT || errno == ENOTDIR || errno == EACCES { continue }
          return nil
        }
        folders.withLock { $0[watch] = folder }
        for item in FolderListing.items(in: folder) ?? [] {
          let path = FilePath.join(folder, item.name)
          switch item.kind {
          case .folder where FileTree.isWatched(item.name): pending.append(path)
          case .file: files.insert(path)
          default: break
          }
        }
      }
      return files
    }

    func wait(_ milliseconds: Int32) -> FileWatcher.Changes {
      var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&entry, 1, milliseconds) > 0 else { return FileWatcher.Changes() }
      var changes = FileWatcher.Changes()
      var buffer = [UInt8](repeating: 0, count: 1 << 16)
      while true {
        let count = buffer.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
        guard count > 0 else { return changes }
        take(buffer[..<count], into: &changes)
      }
    }

    private func take(_ bytes: ArraySlice<UInt8>, into changes: inout FileWatcher.Changes) {
      let head = MemoryLayout<inotify_event>.size
      var rest = bytes
      while rest.count >= head {
        let event = rest.withUnsafeBytes { $0.loadUnaligned(as: inotify_event.self) }
        let length = Int(event.len)
        guard rest.count >= head + length else { return }
        let name = String(
          decoding: rest.dropFirst(head).prefix(length).prefix { $0 != 0 }, as: UTF8.self)
        rest = rest.dropFirst(head + length)
        take(event, name, into: &changes)
      }
    }

    private func take(
      _ event: inotify_event, _ name: String, into changes: inout FileWatcher.Changes
    ) {
      func has(_ flag: Int) -> Bool { event.mask & UInt32(flag) != 0 }
      if has(Int(IN_Q_OVERFLOW)) { changes.isEverything = true }
      if has(Int(IN_IGNORED)) {
        folders.withLock { $0[event.wd] = nil }
        return
      }
      guard let folder = folders.withLock({ $0[event.wd] }) else { return }
      if has(Int(IN_DELETE_SELF)) || has(Int(IN_MOVE_SELF)) {
        changes.isEverything = true
        if folder == root { hasEnded.withLock { $0 = true } }
        return
      }
      let path = FilePath.join(folder, name)
      guard has(Int(IN_ISDIR)) else {
        changes.files.insert(path)
        return
      }
      guard FileTree.isWatched(name) else { return }
      changes.isEverything = true
      guard has(Int(IN_CREATE)) || has(Int(IN_MOVED_TO)) else { return }
      if watch(path) == nil { hasEnded.withLock { $0 = true } }
    }
  }
#endif
