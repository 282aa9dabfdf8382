import PhrasebookPlatform
import PhrasebookProjects

/// Finds changed files by listing a folder at intervals and comparing times and sizes.
final class PolledEvents: FileEventSource {
  private struct Stamp: Equatable {
    var identity: FileStatus.Identity
    var size: Int
    var changed: Int
  }

  private let folder: String
  private let stamps: Mutex<[String: Stamp]>

  /// The time before a listing is repeated, in milliseconds.
  private static let interval: Int32 = 1_000

  init(_ folder: String) {
    self.folder = folder
    stamps = Mutex(Self.stamps(below: folder))
  }

  func wait(_ milliseconds: Int32) -> FileWatcher.Changes {
    usleep(UInt32(max(1, min(milliseconds, Self.interval))) * 1_000)
    let new = Self.stamps(below: folder)
    return stamps.withLock { stamps in
      defer { stamps = new }
      let files = Set(stamps.keys).union(new.keys).filter { stamps[$0] != new[$0] }
      return FileWatcher.Changes(files: Set(files))
    }
  }

  private static func stamps(below folder: String) -> [String: Stamp] {
    let trees = ([folder] + FileTree.listed(below: folder)).map {
      FileTree($0) { _, name in FileTree.isWatched(name) }
    }
    let projects = trees.flatMap(\.packages).filter { $0.hasSuffix(".xcodeproj") }
      .map { FilePath.join($0, "project.pbxproj") }
    var stamps: [String: Stamp] = [:]
    for path in trees.flatMap(\.files) + projects {
      guard let status = FileStatus(path: path) else { continue }
      stamps[path] = Stamp(
        identity: status.identity, size: status.size, changed: status.changed)
    }
    return stamps
  }
}
