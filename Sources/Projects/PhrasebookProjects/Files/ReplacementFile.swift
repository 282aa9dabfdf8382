import PhrasebookModel
import PhrasebookPlatform

/// A temporary file beside the one it is to replace: written, flushed, then renamed over it.
package enum ReplacementFile {
  /// Replaces `target` (not a symbolic link) unless `isStillWanted` returns false at the last
  /// moment.
  ///
  /// The caller holds the lock of `target`, so that a temporary file of the same name belongs to
  /// a run that was killed; such leftovers are swept away.
  package static func write(
    _ content: FileParts, over target: String, like status: FileStatus, spelled path: String,
    isStillWanted: () -> Bool
  ) throws(FileFailure) -> Bool {
    sweep(FilePath.folder(target), of: target)
    let temporary = try fill(content, beside: target, spelled: path) { descriptor in
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

  /// Writes a new file; an existing one is never touched.
  package static func create(_ bytes: [UInt8], at path: String) throws(FileFailure) {
    sweepOnce(FilePath.folder(path))
    let temporary = try fill(FileParts(bytes), beside: path, spelled: path) { descriptor in
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
    let content = FileParts(bytes)
    guard let temporary = try? fill(content, beside: path, spelled: path, isFlushed: false) else {
      return false
    }
    if rename(temporary, path) == 0 { return true }
    unlink(temporary)
    return false
  }

  private static func fill(
    _ content: FileParts, beside target: String, spelled path: String, isFlushed: Bool = true,
    prepare: (Int32) -> Void = { _ in }
  ) throws(FileFailure) -> String {
    let temporary = FilePath.join(
      FilePath.folder(target),
      "\(prefix(of: target))\(getpid())-\(UInt32.random(in: 0...UInt32.max))")
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { throw FileFailure(path, doing: .writeBeside) }
    prepare(descriptor)
    let isWritten =
      content.write(to: descriptor) && (!isFlushed || Self.isFlushed(descriptor))
    let code = errno
    close(descriptor)
    guard isWritten else {
      unlink(temporary)
      throw FileFailure(path, doing: .write, code: code)
    }
    return temporary
  }

  private static func isFlushed(_ descriptor: Int32) -> Bool {
    while fsync(descriptor) != 0 { if errno != EINTR { return false } }
    return true
  }

  /// Writes every byte, whatever the number of calls it takes.
  package static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    bytes.withUnsafeBytes { writeAll($0, to: descriptor) }
  }

  /// Writes every byte of a buffer.
  static func writeAll(_ buffer: UnsafeRawBufferPointer, to descriptor: Int32) -> Bool {
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

  private static func writeSome(_ descriptor: Int32, _ chunk: UnsafeRawBufferPointer) -> Int {
    PhrasebookPlatform.write(descriptor, chunk.baseAddress, chunk.count)
  }

  private static func prefix(of target: String) -> String {
    ".\(FilePath.name(target))\(mark)"
  }

  private static let mark = ".phrasebook-"

  /// Removes what killed runs left in a folder, the first time that this process asks for it; nothing in a dry run.
  package static func sweepOnce(_ folder: String) {
    if StagedFiles.current == nil, sweptFolders.withLock({ $0.insert(folder).inserted }) {
      sweep(folder, of: nil)
    }
  }

  /// The folders that were searched for leftovers of new files.
  private static let sweptFolders = Mutex<Set<String>>([])

  /// Removes what killed runs left in a folder.
  ///
  /// - Parameter target: The file whose lock the caller holds, so that all its leftovers go; other leftovers go if the
  ///   process that made them has ended.
  private static func sweep(_ folder: String, of target: String?) {
    let own = target.map(prefix)
    for name in FolderListing.names(in: folder) where name.hasPrefix(".") {
      guard own.map(name.hasPrefix) ?? false || isAbandoned(name) else { continue }
      unlink(FilePath.join(folder, name))
    }
  }

  /// Whether a name is that of a temporary file of ours (`.name.phrasebook-PROCESS-NUMBER`) whose process has ended.
  private static func isAbandoned(_ name: String) -> Bool {
    guard let start = name.lastRange(exactly: mark)?.upperBound else { return false }
    let numbers = name[start...].split(separator: "-", omittingEmptySubsequences: false)
    guard numbers.count == 2, UInt32(numbers[1]) != nil, let process = pid_t(numbers[0]),
      process > 0
    else { return false }
    return kill(process, 0) != 0 && errno == ESRCH
  }

  private static func flush(folder: String) {
    let descriptor = open(folder, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }
}
