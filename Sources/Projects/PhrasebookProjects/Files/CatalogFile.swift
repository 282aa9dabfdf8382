import Phrasebook
import PhrasebookPlatform

/// Changes files that people depend on: whole or not at all, and one process at a time.
///
/// The lock is taken on the file itself, so no lock file remains. After waiting for the lock, the
/// name is checked again, and if it is another file now, the update starts over.
package enum CatalogFile {
  /// Replaces the file's bytes by `change(bytes)`; true if they differ and were written.
  ///
  /// `change` is called with the lock held, on the current content, and again if a program without
  /// locks has changed the file meanwhile.
  package static func update<Failure: Error>(
    _ path: String, _ change: ([UInt8]) throws(Failure) -> [UInt8]
  ) throws -> Bool {
    if let staged = StagedFiles.current { return try staged.update(path, change) }
    for _ in 0..<1_000 {
      guard let target = FilePath.real(path) else { throw FileFailure(path, doing: .open) }
      let descriptor = open(target, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
      guard descriptor >= 0 else {
        if errno == ENOENT { continue }
        throw FileFailure(path, doing: .open)
      }
      defer { close(descriptor) }
      lock(descriptor)
      guard let status = FileStatus(descriptor: descriptor),
        FileStatus(path: path)?.identity == status.identity
      else { continue }
      let old = try FileContent.read(descriptor, path)
      guard let read = FileStatus(descriptor: descriptor) else { continue }
      let new = try change(old)
      if isSame(new, old) { return false }
      guard access(target, W_OK) == 0 else { throw FileFailure(path, doing: .write) }
      let isReplaced = try ReplacementFile.write(new, over: target, like: read, spelled: path) {
        FileStatus(path: path)?.hasSameContent(as: read) == true
      }
      if isReplaced { return true }
    }
    throw FileFailure(
      path, "it keeps changing while it is edited; run again when nothing else writes")
  }

  /// Returns true for the same bytes; `==` of arrays looks at one after another.
  package static func isSame(_ a: [UInt8], _ b: [UInt8]) -> Bool {
    let count = a.count
    return count == b.count
      && a.withUnsafeBytes { a in
        b.withUnsafeBytes { b in
          guard let a = a.baseAddress, let b = b.baseAddress else { return true }
          return a == b || memcmp(a, b, count) == 0
        }
      }
  }

  /// Writes a file that must not exist yet.
  package static func create(_ path: String, _ bytes: [UInt8]) throws(FileFailure) {
    if let staged = StagedFiles.current {
      guard !staged.exists(path) else { throw FileFailure(path, doing: .create) }
      return staged.put(bytes, at: path, over: nil)
    }
    try ReplacementFile.create(bytes, at: path)
  }

  /// Waits for the others; a file system without locks is worked on without one.
  private static func lock(_ descriptor: Int32) {
    while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
  }
}
