import PhrasebookPlatform

/// The metadata that shows whether a file has changed.
struct FileIdentity: Hashable, Sendable {
  var size: UInt64
  var inode: UInt64
  /// Nanoseconds since 1970.
  var modified: UInt64
  var changed: UInt64

  /// Nil if the file does not exist.
  init?(path: String) {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    size = UInt64(truncatingIfNeeded: status.st_size)
    inode = UInt64(truncatingIfNeeded: status.st_ino)
    let times = FileTimes(status)
    modified = times.modified
    changed = times.changed
  }

  init(size: UInt64, inode: UInt64, modified: UInt64, changed: UInt64) {
    self.size = size
    self.inode = inode
    self.modified = modified
    self.changed = changed
  }

  /// Whether the file was so young at a time that a later change could leave no trace: what
  /// was read then may be older than the file (git calls such an entry racily clean).
  func isRacy(at time: UInt64) -> Bool { max(modified, changed) &+ 100_000_000 >= time }

  /// The time now.
  static func now() -> UInt64 {
    let time = UnsafeMutablePointer<timespec>.allocate(capacity: 1)
    defer { time.deallocate() }
    guard clock_gettime(CLOCK_REALTIME, time) == 0 else { return 0 }
    return FileTimes.nanoseconds(time.pointee)
  }
}
