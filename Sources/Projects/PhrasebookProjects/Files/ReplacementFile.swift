import PhrasebookModel
import PhrasebookPlatform

/// Replaces and creates files by a temporary file beside them, and removes those that killed runs
/// left.
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
    do {
      try TemporaryFile.replace(target, by: temporary)
    } catch {
      throw FileFailure(path, doing: .write, code: error.code)
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
    return (try? TemporaryFile.replace(path, by: temporary)) != nil
  }

  private static func fill(
    _ content: FileParts, beside target: String, spelled path: String, isFlushed: Bool = true,
    prepare: (Int32) -> Void = { _ in }
  ) throws(FileFailure) -> String {
    do {
      return try TemporaryFile.make(beside: target, permissions: 0o600, isFlushed: isFlushed) {
        descriptor in
        prepare(descriptor)
        return content.write(to: descriptor)
      }
    } catch {
      throw FileFailure(
        path, doing: error.step == .create ? .writeBeside : .write, code: error.code)
    }
  }

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
    let own = target.map { TemporaryFile.prefix(of: FilePath.name($0)) }
    for name in FolderListing.names(in: folder) {
      guard let process = process(of: name) else { continue }
      let isOwn = own.map(name.hasPrefix) ?? false
      if isOwn || (kill(process, 0) != 0 && errno == ESRCH) { unlink(FilePath.join(folder, name)) }
    }
  }

  /// The process that made a temporary file of ours (`.name.phrasebook-PROCESS-NUMBER`); nil for other names.
  private static func process(of name: String) -> pid_t? {
    guard name.hasPrefix("."), let start = name.lastRange(exactly: TemporaryFile.mark)?.upperBound
    else { return nil }
    let numbers = name[start...].split(separator: "-", omittingEmptySubsequences: false)
    guard numbers.count == 2, UInt32(numbers[1]) != nil, let process = pid_t(numbers[0]),
      process > 0
    else { return nil }
    return process
  }

  private static func flush(folder: String) {
    let descriptor = open(folder, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }
}
