import Foundation
import TestSupport

/// The input that a target is being run with, in a file: a trap stops the process, and the file stays.
struct KeptInput {
  let url: URL
  /// Open for as long as the value is used: millions of inputs are written.
  private let file: FileHandle

  init(_ name: String) throws {
    let folder = PackageRoot.folder.appendingPathComponent(".build/fuzz")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    url = folder.appendingPathComponent(name)
    try Data().write(to: url)
    file = try FileHandle(forUpdating: url)
  }

  func replace(by input: [UInt8]) throws {
    var written = 0
    while written < input.count {
      let count = input[written...].withUnsafeBytes {
        pwrite(file.fileDescriptor, $0.baseAddress, $0.count, off_t(written))
      }
      guard count > 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
      written += count
    }
    try file.truncate(atOffset: UInt64(input.count))
  }

  func remove() { try? FileManager.default.removeItem(at: url) }
}
