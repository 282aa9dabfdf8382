#if os(Linux)
  import PhrasebookPlatform
  import PhrasebookProjects

  /// File events of the Linux kernel: a watch for each folder, new folders and those that links lead to included.
  final class KernelEvents: FileEventSource {
    private let descriptor: Int32
    private let root: String
    private let watched = Mutex(Watched())
    /// Whether changes may be missed from now on: the kernel has refused a watch, or the folder itself is gone.
    private let hasEnded = Mutex(false)

    var isComplete: Bool { !hasEnded.withLock { $0 } }

    /// The folders that are watched, by the number of the watch.
    private struct Watched {
      /// The paths of each, of which links make several.
      var paths: [Int32: Set<String>] = [:]
      /// The real paths of those with files that links lead to.
      var realPaths: [Int32: String] = [:]
      var links = WatchedLinks()

      /// The paths of a name in a folder, and the links to it.
      func paths(of name: String, in folder: Int32) -> Set<String> {
        let own = (paths[folder] ?? []).map { FilePath.join($0, name) }
        guard let real = realPaths[folder] else { return Set(own) }
        return links.links(to: FilePath.join(real, name)).union(own)
      }
    }

    /// The most paths of one folder: links that lead to each other make new ones without end.
    private static let mostPaths = 8
    private static let mask = UInt32(
      IN_CLOSE_WRITE | IN_MOVED_FROM | IN_MOVED_TO | IN_CREATE | IN_DELETE | IN_DELETE_SELF
        | IN_MOVE_SELF | IN_ATTRIB | IN_ONLYDIR)

    /// Nil if the kernel has no watch to give.
    init?(_ folder: String) {
      descriptor = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
      root = folder
      guard descriptor >= 0 else { return nil }
      for folder in [folder] + FileTree.listed(below: folder) where watch(folder) == nil {
        return nil
      }
    }

    deinit { close(descriptor) }

    /// Watches a folder and those below it; nil if a watch was refused.
    ///
    /// - Returns: The files there: events of a new folder may have come before its watch.
    @discardableResult
    private func watch(_ folder: String) -> Set<String>? {
      var files: Set<String> = []
      var (pending, links) = ([folder], [String]()[...])
      // Links come last: their folders may be below this one, with a path of their own.
      while let folder = pending.popLast() ?? links.popFirst() {
        guard let number = number(of: folder) else { continue }
        if number < 0 { return nil }
        let isNew = watched.withLock { watched in
          guard watched.paths[number]?.count ?? 0 < Self.mostPaths else { return false }
          watched.paths[number, default: []].insert(folder)
          return true
        }
        guard isNew else { continue }
        for item in FolderListing.items(in: folder) ?? [] {
          let path = FilePath.join(folder, item.name)
          switch item.kind {
          case .folder where FileTree.isWatched(item.name): pending.append(path)
          case .link where FileTree.isWatched(item.name):
            if follow(path) { links.append(path) } else { files.insert(path) }
          case .file: files.insert(path)
          default: break
          }
        }
      }
      return files
    }

    /// Adds a watch of one folder: its number, negative if the kernel refuses; nil if the folder is gone.
    private func number(of folder: String) -> Int32? {
      let number = inotify_add_watch(descriptor, folder, Self.mask)
      if number < 0, [ENOENT, ENOTDIR, EACCES].contains(errno) { return nil }
      return number
    }

    /// Follows a link: true if it leads to a folder, which is to be watched then.
    private func follow(_ link: String) -> Bool {
      guard let target = watched.withLock({ $0.links.take(link) }) else { return false }
      guard !target.isContent else { return true }
      guard let number = number(of: target.folder) else { return false }
      if number < 0 { hasEnded.withLock { $0 = true } }
      watched.withLock { $0.realPaths[number] = target.folder }
      return false
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
        watched.withLock { watched in
          watched.paths[event.wd] = nil
          watched.realPaths[event.wd] = nil
        }
        return
      }
      if has(Int(IN_DELETE_SELF)) || has(Int(IN_MOVE_SELF)) {
        guard let folders = watched.withLock({ $0.paths[event.wd] }) else { return }
        changes.isEverything = true
        if folders.contains(root) { hasEnded.withLock { $0 = true } }
        return
      }
      let isNew = has(Int(IN_CREATE)) || has(Int(IN_MOVED_TO))
      for path in watched.withLock({ $0.paths(of: name, in: event.wd) }) {
        take(path, isFolder: has(Int(IN_ISDIR)), isNew: isNew, into: &changes)
      }
    }

    private func take(
      _ path: String, isFolder: Bool, isNew: Bool, into changes: inout FileWatcher.Changes
    ) {
      var isFolder = isFolder
      if !isFolder {
        changes.files.insert(path)
        // A link to a folder is reported as a file.
        let wasFolder = watched.withLock { $0.links.forget(path) }
        if wasFolder { changes.isEverything = true }
        let isLink = isNew && FileStatus(path: path, followingLinks: false)?.kind == .link
        isFolder = isLink && follow(path)
      }
      guard isFolder, FileTree.isWatched(FilePath.name(path)) else { return }
      changes.isEverything = true
      if isNew, watch(path) == nil { hasEnded.withLock { $0 = true } }
    }
  }
#endif
