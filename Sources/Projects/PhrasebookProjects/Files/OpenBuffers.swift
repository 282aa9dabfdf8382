import struct PhrasebookPlatform.Mutex

/// Texts that an editor shows and has not saved yet: in this process they replace the content of
/// their files.
///
/// Files are opened by path in every room and on every thread, so there is one set for a process. A
/// command that opens no buffer reads files only.
package final class OpenBuffers: Sendable {
  package static let shared = OpenBuffers()

  private let buffers = Mutex<[String: [UInt8]]>([:])

  /// Replaces the content of a file; nil leaves it to the disk again.
  package func set(_ bytes: [UInt8]?, for path: String) {
    buffers.withLock { $0[FilePath.absolute(path)] = bytes }
  }

  /// Whether each text is that of its file on the disk, of the files that are asked about.
  package func areSaved(where isMeant: (String) -> Bool) -> Bool {
    buffers.withLock { $0 }.allSatisfy { file, text in
      !isMeant(file)
        || (try? FileContent.saved(file)).map { CatalogFile.isSame($0, text) } ?? false
    }
  }

  /// Whether a file is on the disk, or only in an editor so far.
  package func hasFile(_ path: String) -> Bool {
    FileStatus(path: path) != nil || bytes(of: path) != nil
  }

  /// The files that are only in an editor so far, by their folders.
  var newFiles: [String: [String]] {
    let paths = buffers.withLock { $0 }.keys.filter {
      FileStatus(path: $0, followingLinks: false) == nil
    }
    return Dictionary(grouping: paths) { FilePath.folder($0) }
  }

  /// The text that replaces a file; nil if no editor has it open.
  package func bytes(of path: String) -> [UInt8]? {
    guard !buffers.withLock({ $0.isEmpty }) else { return nil }
    let path = FilePath.absolute(path)
    return buffers.withLock { $0[path] }
  }
}
