import struct PhrasebookPlatform.Mutex

/// The writes of an operation, collected instead of done: a dry run, or a change that an editor
/// applies itself.
///
/// Within `collect`, the calling thread reads the staged content as if it were on the disk.
package final class StagedFiles: Sendable {
  /// One file after the operation.
  package struct Change: Sendable {
    /// Absolute; in a preview, spelled as PATH was given.
    package var path: String
    /// Nil for a new file.
    package var old: [UInt8]?
    /// Nil for a removed file.
    package var new: [UInt8]?

    package init(path: String, old: [UInt8]?, new: [UInt8]?) {
      self.path = path
      self.old = old
      self.new = new
    }
  }

  @TaskLocal package static var current: StagedFiles?

  private let changes = Mutex<[String: Change]>([:])

  /// Runs an operation of this thread that writes nothing.
  ///
  /// - Returns: Its result, and the files that it would have written, by path.
  package static func collect<Result, Failure: Error>(
    _ work: () throws(Failure) -> Result
  ) throws(Failure) -> (result: Result, changes: [Change]) {
    let staged = StagedFiles()
    let outcome = $current.withValue(staged) { () -> Swift.Result<Result, Failure> in
      do throws(Failure) { return .success(try work()) } catch { return .failure(error) }
    }
    let changes = staged.changes.withLock { $0.values.sorted { $0.path < $1.path } }
    return (try outcome.get(), changes.filter { $0.old != $0.new })
  }

  /// The next content of a file, empty if it is removed; nil if it does not change.
  func content(of path: String) -> [UInt8]? {
    let path = FilePath.absolute(path)
    return changes.withLock { $0[path].map { $0.new ?? [] } }
  }

  /// The new files below an absolute folder, absolute and sorted.
  func created(below folder: String) -> [String] {
    changes.withLock { changes in
      changes.values.filter { $0.old == nil && FilePath.isInside($0.path, folder) }
        .map(\.path).sorted()
    }
  }

  /// Takes the removal of a file.
  func remove(_ path: String, of old: [UInt8]) {
    let path = FilePath.absolute(path)
    changes.withLock { $0[path] = Change(path: path, old: old, new: nil) }
  }

  func exists(_ path: String) -> Bool { content(of: path) != nil || FileStatus(path: path) != nil }

  /// Takes a file's next content; false if it is the same.
  func update<Failure: Error>(
    _ path: String, _ change: ([UInt8]) throws(Failure) -> [UInt8]
  ) throws -> Bool {
    let old = try FileContent.read(path)
    let new = try change(old)
    guard new != old else { return false }
    put(new, at: path, over: old)
    return true
  }

  func put(_ bytes: [UInt8], at path: String, over old: [UInt8]?) {
    let path = FilePath.absolute(path)
    changes.withLock { changes in
      let first = changes[path].map(\.old) ?? old
      changes[path] = Change(path: path, old: first, new: bytes)
    }
  }
}
