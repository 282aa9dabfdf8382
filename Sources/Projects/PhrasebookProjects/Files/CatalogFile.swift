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
    return try replace(path, knowing: nil) { old throws(Failure) in
      FileParts(try change(old ?? []))
    }
  }

  /// Replaces the content of a file that the caller knows already: it is compared with what is known,
  /// and read only if it is another one.
  ///
  /// - Parameter change: Its parameter is nil for the known content.
  /// - Returns: Whether the file was written.
  package static func update<Failure: Error>(
    _ path: String, knowing known: FileParts,
    _ change: ([UInt8]?) throws(Failure) -> FileParts
  ) throws -> Bool {
    if let staged = StagedFiles.current {
      return try staged.update(path) { bytes throws(Failure) in
        try change(isSame(bytes, known.bytes) ? nil : bytes).bytes
      }
    }
    return try replace(path, knowing: known, change)
  }

  private static func replace<Failure: Error>(
    _ path: String, knowing known: FileParts?, _ change: ([UInt8]?) throws(Failure) -> FileParts
  ) throws -> Bool {
    for _ in 0..<1_000 {
      guard let target = FilePath.real(path) else { throw FileFailure(path, doing: .open) }
      let descriptor = open(target, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
      guard descriptor >= 0 else {
        if errno == ENOENT { continue }
        throw FileFailure(path, doing: .open)
      }
      var large = 0
      defer { release(descriptor, isLarge: large >= slowToFree) }
      lock(descriptor)
      guard let status = FileStatus(descriptor: descriptor),
        FileStatus(path: path)?.identity == status.identity
      else { continue }
      let isKnown = known?.isContent(of: descriptor) == true
      let old = isKnown ? nil : try FileContent.read(descriptor, path)
      guard let read = FileStatus(descriptor: descriptor) else { continue }
      let new = try change(old)
      let before = old.map { FileParts($0) } ?? known
      if let before, new.isSame(as: before) {
        // A run that was killed may have made the file just now, and left its temporary file.
        ReplacementFile.sweepOnce(FilePath.folder(target))
        return false
      }
      guard access(target, W_OK) == 0 else { throw FileFailure(path, doing: .write) }
      let isReplaced = try ReplacementFile.write(new, over: target, like: read, spelled: path) {
        FileStatus(path: path)?.hasSameContent(as: read) == true
      }
      if isReplaced {
        large = read.size
        return true
      }
    }
    throw FileFailure(
      path, "it keeps changing while it is edited; run again when nothing else writes")
  }

  /// The size from which a file that was replaced takes a while to free.
  private static let slowToFree = 16 << 20

  /// Unlocks and closes a file. Closing a replaced file frees its blocks; for a large one that
  /// happens in another thread.
  private static func release(_ descriptor: Int32, isLarge: Bool) {
    while flock(descriptor, LOCK_UN) != 0, errno == EINTR {}
    let isClosed = isLarge && WorkThread.detached { close(descriptor) }
    if !isClosed { close(descriptor) }
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
