import Foundation
import PhrasebookPlatform

/// Writes files that later steps of a build depend on: only if bytes change, and never half.
enum OutputFile {
  static func write(_ bytes: [UInt8], to path: String) throws(BuildFailure) {
    if let old = FileManager.default.contents(atPath: path), old.elementsEqual(bytes) { return }
    let url = URL(fileURLWithPath: path)
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try replace(url.path, with: bytes)
    } catch {
      throw BuildFailure("cannot write it: \(error.localizedDescription)", path)
    }
  }

  private static func replace(_ path: String, with bytes: [UInt8]) throws(CocoaError) {
    do {
      let temporary = try TemporaryFile.make(beside: path, permissions: 0o666) { descriptor in
        OpenFile.writeAll(bytes, to: descriptor)
      }
      try TemporaryFile.replace(path, by: temporary)
    } catch {
      throw CocoaError(reason(for: error.code), userInfo: [NSFilePathErrorKey: path])
    }
  }

  /// Foundation's error for a file that cannot be written, which has the words for the message.
  private static func reason(for code: Int32) -> CocoaError.Code {
    switch code {
    case ENOENT: .fileNoSuchFile
    case EPERM, EACCES: .fileWriteNoPermission
    case ENAMETOOLONG: .fileWriteInvalidFileName
    case ENOSPC, EDQUOT: .fileWriteOutOfSpace
    case EROFS: .fileWriteVolumeReadOnly
    default: .fileWriteUnknown
    }
  }
}
