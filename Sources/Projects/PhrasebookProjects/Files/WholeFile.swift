import Phrasebook
import PhrasebookPlatform

/// Writes files that the user named.
package enum WholeFile {
  /// Writes a file as a whole and replaces an existing one; its folder is created if missing.
  ///
  /// Writes directly to files that are not regular, such as a pipe or `/dev/null`.
  package static func write(_ bytes: [UInt8], to path: String) throws(FileFailure) {
    if let descriptor = streams[path] { return try pour(bytes, into: descriptor, path) }
    try NewFolder.make(FilePath.folder(path))
    guard let status = FileStatus(path: path) else { return try CatalogFile.create(path, bytes) }
    if status.kind == .other {
      let descriptor = open(path, O_WRONLY | O_CLOEXEC)
      guard descriptor >= 0 else { throw FileFailure(path, doing: .open) }
      defer { close(descriptor) }
      return try pour(bytes, into: descriptor, path)
    }
    do {
      _ = try CatalogFile.update(path) { (_: [UInt8]) throws(FileFailure) in bytes }
    } catch let failure as FileFailure {
      throw failure
    } catch {
      throw FileFailure(path, "cannot write it: \(String(describing: error))")
    }
  }

  /// Whether a path is that of the standard output or of the standard error.
  static func isStream(_ path: String) -> Bool { streams[path] != nil }

  private static let streams: [String: Int32] = ["/dev/stdout": 1, "/dev/stderr": 2]

  /// It is not a failure if the process at the other end stops reading.
  private static func pour(
    _ bytes: [UInt8], into descriptor: Int32, _ path: String
  ) throws(FileFailure) {
    if OpenFile.writeAll(bytes, to: descriptor) || errno == EPIPE { return }
    throw FileFailure(path, doing: .write)
  }
}
