import PhrasebookPlatform
import PhrasebookProjects

/// Reads standard input line by line, so that a program can ask and wait for each answer, and a stream
/// without an end takes no more memory than one line.
struct InputLines {
  /// The longest line that is taken, in bytes.
  static let longestLine = 1 << 20

  private let descriptor: Int32
  private var buffer: [UInt8] = []
  private var start = 0
  private var isAtEnd = false
  /// The error that ended the input; nil at its end.
  private(set) var failure: FileFailure?
  /// Whether the rest of a line that was too long is being dropped.
  private var isSkipping = false

  init(_ descriptor: Int32 = 0) { self.descriptor = descriptor }

  /// A line of the input.
  enum Line {
    case text([UInt8])
    case tooLong
  }

  /// The next line without its line end; `beforeWaiting` is called before the process waits for
  /// input.
  mutating func next(beforeWaiting: () -> Void) -> Line? {
    var searched = start
    while true {
      if let end = buffer[searched...].firstIndex(of: 0x0A) {
        defer { start = end + 1 }
        if isSkipping {
          isSkipping = false
          return .tooLong
        }
        return .text(Array(buffer[start..<end]))
      }
      if buffer.count - start > Self.longestLine { isSkipping = true }
      buffer.removeSubrange(0..<(isSkipping ? buffer.count : start))
      start = 0
      searched = buffer.count
      guard !isAtEnd else { return last() }
      beforeWaiting()
      fill()
    }
  }

  /// The text after the last line end.
  private mutating func last() -> Line? {
    defer { (buffer, isSkipping) = ([], false) }
    if isSkipping { return .tooLong }
    return buffer.isEmpty ? nil : .text(buffer)
  }

  private mutating func fill() {
    let size = 1 << 16
    var failed: Int32 = 0
    let chunk = [UInt8](unsafeUninitializedCapacity: size) { chunk, count in
      var got = 0
      repeat { got = read(descriptor, chunk.baseAddress, size) } while got < 0 && errno == EINTR
      if got < 0 { failed = errno }
      count = max(0, got)
    }
    if failed != 0 { failure = FileFailure("/dev/stdin", doing: .read, code: failed) }
    isAtEnd = chunk.isEmpty
    buffer += chunk
  }
}
