import PhrasebookPlatform
import PhrasebookProjects

/// The standard input, written by another program.
enum StandardInput {
  /// All of it; nil if it cannot be read, or is larger than any file that is.
  static func read() -> [UInt8]? {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count <= FileContent.limit {
      let count = buffer.withUnsafeMutableBytes { readSome($0) }
      if count == 0 { return bytes }
      if count > 0 {
        bytes += buffer[..<count]
      } else if errno != EINTR {
        return nil
      }
    }
    return nil
  }

  private static func readSome(_ buffer: UnsafeMutableRawBufferPointer) -> Int {
    PhrasebookPlatform.read(0, buffer.baseAddress, buffer.count)
  }
}
