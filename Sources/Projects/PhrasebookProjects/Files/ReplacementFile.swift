import PhrasebookPlatform

/// A temporary file beside the one it is to replace: written, flushed, then renamed over it.
package enum ReplacementFile {
  /// Replaces `target` (not a symbolic link) unless `isStillWanted` returns false at the last
  /// moment.
  ///
  /// The caller holds the lock of `target`, so that a temporary file of the same name belongs to
  /// a run that was killed; such leftovers are swept away.
  package static func write(
    _ bytes: [UInt8], over target: String, like status: FileStatus, spelled path: String,
    isStillWanted: () -> Bool
  ) throws(FileFailure) -> Bool {
    sweep(beside: target)
    let temporary = try fill(bytes, beside: target, spelled: path) { descriptor in
      // Ownership first: changing it may clear permission bits.
      if fchown(descriptor, status.owner, status.group) != 0 {
        _ = fchown(descriptor, uid_t.max, status.group)
      }
      _ = fchmod(descriptor, status.mode)
    }
    guard isStillWanted() else {
      unlink(temporary)
      return false
    }
    guard rename(temporary, target) == 0 else {
      let failure = FileFailure(path, doing: .write)
      unlink(temporary)
      throw failure
    }
    flush(folder: FilePath.folder(target))
    return true
  }

  /// Writes a new file; one that is there already is never touched.
  package static func create(_ bytes: [UInt8], at path: String) throws(FileFailure) {
    let temporary = try fill(bytes, beside: path, spelled: path) { descriptor in
      let mask = umask(0)
      umask(mask)
      _ = fchmod(descriptor, 0o666 & ~mask)
    }
    defer { unlink(temporary) }
    guard link(temporary, path) == 0 else { throw FileFailure(path, doing: .create) }
    flush(folder: FilePath.folder(path))
  }

  /// Replaces a file that can be made again at any time; its bytes are not flushed to the disk.
  ///
  /// - Returns: Whether the file was replaced.
  static func store(_ bytes: [UInt8], at path: String) -> Bool {
    guard let temporary = try? fill(bytes, beside: path, spelled: path, isFlushed: false) else {
      return false
    }
    if rename(temporary, path) == 0 { return true }
    unlink(temporary)
    return false
  }

  private static func fill(
    _ bytes: [UInt8], beside target: String, spelled path: String, isFlushed: Bool = true,
    prepare: (Int32) -> Void = { _ in }
  ) throws(FileFailure) -> String {
    let temporary = FilePath.join(
      FilePath.folder(target),
      "\(prefix(of: target))\(getpid())-\(UInt32.random(in: 0...UInt32.max))")
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { throw FileFailure(path, doing: .writeBeside) }
    prepare(descriptor)
    let isWritten = writeAll(bytes, to: descriptor) && (!isFlushed || fsync(descriptor) == 0)
    let code = errno
    close(descriptor)
    guard isWritten else {
      unlink(temporary)
      throw FileFailure(path, doing: .write, code: code)
    }
    return temporary
  }

  /// Writes all bytes, in as many calls as needed.
  package static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let chunk = UnsafeRawBufferPointer(rebasing: rest)
        let count = Int(writeSome(descriptor, chunk))
        if count > 0 {
          rest = rest.dropFirst(count)
        } else if count < 0, errno != EINTR {
          return false
        }
      }
      return true
    }
  }

  private static func writeSome(_ descriptor: Int32, _ chunk: UnsafeRawBufferPointer) -> Int {
    PhrasebookPlatform.write(descriptor, chunk.baseAddress, chunk.count)
  }

  private static func prefix(of target: String) -> String {
    ".\(FilePath.name(target)).phrasebook-"
  }

  private static func sweep(beside target: String) {
    let folder = FilePath.folder(target)
    let prefix = prefix(of: target)
    for name in FolderListing.names(in: folder) where name.hasPrefix(prefix) {
      unlink(FilePath.join(folder, name))
    }
  }

  private static func flush(folder: String) {
    let descriptor = open(folder, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }
}
