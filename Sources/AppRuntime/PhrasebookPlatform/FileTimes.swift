/// The times of a file in nanoseconds since 1970, under one name on all platforms.
package struct FileTimes: Sendable {
  /// The last change of the content.
  package let modified: UInt64
  /// The last change of the content or of the metadata.
  package let changed: UInt64

  /// The times in a file's status.
  package init(_ status: stat) {
    #if canImport(Darwin)
      modified = Self.nanoseconds(status.st_mtimespec)
      changed = Self.nanoseconds(status.st_ctimespec)
    #else
      modified = Self.nanoseconds(status.st_mtim)
      changed = Self.nanoseconds(status.st_ctim)
    #endif
  }

  /// A time in nanoseconds.
  package static func nanoseconds(_ time: timespec) -> UInt64 {
    UInt64(truncatingIfNeeded: time.tv_sec) &* 1_000_000_000
      &+ UInt64(truncatingIfNeeded: time.tv_nsec)
  }
}
