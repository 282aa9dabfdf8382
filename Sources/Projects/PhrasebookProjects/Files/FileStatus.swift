import PhrasebookPlatform

/// The metadata of a file.
package struct FileStatus: Equatable {
  /// The kind of file.
  package enum Kind { case file, folder, link, other }

  /// The identity of the file itself, independent of its names.
  package struct Identity: Hashable {
    var device: UInt64
    var inode: UInt64
  }

  package var kind: Kind
  package var identity: Identity
  /// In bytes.
  package var size: Int
  /// The last change of the content, in nanoseconds since 1970.
  package var changed: Int
  /// The permission bits.
  var mode: mode_t
  var owner: uid_t
  var group: gid_t

  /// Reads the status of `path`, symbolic links followed by default; nil if nothing is there.
  package init?(path: String, followingLinks: Bool = true) {
    var raw = stat()
    guard (followingLinks ? stat(path, &raw) : lstat(path, &raw)) == 0 else { return nil }
    self.init(raw)
  }

  /// The metadata of an open file.
  package init?(descriptor: Int32) {
    var raw = stat()
    guard fstat(descriptor, &raw) == 0 else { return nil }
    self.init(raw)
  }

  private init(_ raw: stat) {
    kind =
      switch raw.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      case S_IFLNK: .link
      default: .other
      }
    identity = Identity(
      device: UInt64(truncatingIfNeeded: raw.st_dev), inode: UInt64(truncatingIfNeeded: raw.st_ino))
    size = Int(raw.st_size)
    changed = Int(truncatingIfNeeded: FileTimes(raw).modified)
    mode = raw.st_mode & 0o7777
    owner = raw.st_uid
    group = raw.st_gid
  }

  /// Whether the content cannot have changed between the two.
  func hasSameContent(as other: FileStatus) -> Bool {
    identity == other.identity && size == other.size && changed == other.changed
  }
}
