import PhrasebookPlatform
import PhrasebookProjects

/// Reports changes of the files below a folder.
///
/// The system reports them: inotify on Linux, FSEvents on Apple's systems. Elsewhere, if Linux has no watches left,
/// and from when the folder itself is removed or moved, it is listed at intervals.
package final class FileWatcher: Sendable {
  /// The changes since the last report.
  package struct Changes: Sendable, Equatable {
    /// Files, absolute.
    package var files: Set<String> = []
    /// Whether anything below the folder may have changed: too many events, or a folder moved.
    package var isEverything = false

    package var isEmpty: Bool { files.isEmpty && !isEverything }

    package init(files: Set<String> = [], isEverything: Bool = false) {
      self.files = files
      self.isEverything = isEverything
    }

    /// Whether no operation reads any of the files.
    var concernsNothing: Bool {
      !isEverything && files.allSatisfy { LiveFileKind($0) == .other }
    }

    mutating func formUnion(_ other: Changes) {
      files.formUnion(other.files)
      isEverything = isEverything || other.isEverything
    }
  }

  private let folder: String
  private let source: Mutex<any FileEventSource>

  /// - Parameter polls: Whether the folder is listed at intervals in any case.
  package init(_ folder: String, polls: Bool = false) {
    let folder = FilePath.absolute(folder)
    self.folder = folder
    source = Mutex(
      polls ? PolledEvents(folder) : Self.events(below: folder) ?? PolledEvents(folder))
  }

  /// The events of the system; nil if it gives none.
  private static func events(below folder: String) -> (any FileEventSource)? {
    #if os(Linux)
      KernelEvents(folder)
    #elseif canImport(CoreServices)
      AppleEvents(folder)
    #else
      nil
    #endif
  }

  /// Waits for changes: until there are some and nothing more happened for `quiet` milliseconds, or
  /// until `limit` milliseconds are over; the answer is empty then.
  package func next(quiet: Int32, limit: Int32) -> Changes {
    var changes = wait(limit)
    guard !changes.isEmpty else { return changes }
    // A checkout changes thousands of files: its end is not waited for longer than this.
    for _ in 0..<40 {
      let more = wait(quiet)
      if more.isEmpty { break }
      changes.formUnion(more)
    }
    return changes
  }

  private func wait(_ milliseconds: Int32) -> Changes {
    let source = source.withLock { $0 }
    let changes = source.wait(milliseconds)
    guard !source.isComplete else { return changes }
    // Listed before everything is read again, so that no change is between the two.
    let listed = PolledEvents(folder)
    self.source.withLock { $0 = listed }
    return Changes(isEverything: true)
  }
}

/// A source of file events.
protocol FileEventSource: Sendable {
  /// Waits for events, at most so many milliseconds.
  func wait(_ milliseconds: Int32) -> FileWatcher.Changes

  /// Whether no change is missed from now on.
  var isComplete: Bool { get }
}

extension FileEventSource {
  var isComplete: Bool { true }
}

extension FileTree {
  /// The folders below a folder that are watched only because its settings list files of theirs.
  static func listed(below folder: String) -> [String] {
    let paths = Settings.listedPaths(in: folder).filter { path in
      let names = FilePath.remainder(of: path, in: folder)?.split(separator: "/") ?? []
      return !names.allSatisfy { isWatched(String($0)) }
    }
    return paths.map { FileStatus(path: $0)?.kind == .file ? FilePath.folder($0) : $0 }
  }

  /// Whether a folder may hold files of a project.
  static func isWatched(_ name: String) -> Bool {
    !name.hasPrefix(".") && !foldersOfTools.contains(name)
  }
}
