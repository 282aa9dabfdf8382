import PhrasebookPlatform

/// The bytes of one file after another, in memory that is kept between them.
struct FileBuffer {
  private var storage: [UInt8] = []
  package private(set) var count = 0

  /// The largest buffer that is kept; one file of generated code must not hold memory for good.
  private static let kept = 8 << 20

  /// Reads a file from its start, or a stream to its end; false if the system fails, or if there is
  /// more than the limit.
  mutating func fill(
    from descriptor: Int32, expecting size: Int, atMost limit: Int, isStream: Bool = false
  ) -> Bool {
    count = 0
    // One byte more than expected, so that the end of the file is seen at once.
    if storage.count < size + 1 || storage.count > max(Self.kept, size * 2) {
      storage = Array(repeating: 0, count: size + 1 + size / 4)
    }
    while true {
      // A file that grows while it is read would never end.
      guard count <= limit else {
        errno = EFBIG
        return false
      }
      if count == storage.count { storage += Array(repeating: 0, count: storage.count) }
      let start = count
      let wanted = min(storage.count - start, limit + 1 - start)
      let added = storage.withUnsafeMutableBytes { bytes in
        let place = bytes.baseAddress.map { $0 + start }
        return isStream
          ? read(descriptor, place, wanted) : pread(descriptor, place, wanted, off_t(start))
      }
      if added > 0 { count += added }
      // A file that gives less than it was asked for is at its end; a stream may give more later.
      if added == 0 || !isStream && 0 < added && added < wanted { return true }
      if added < 0, errno != EINTR { return false }
    }
  }

  /// Takes bytes that are in memory.
  mutating func fill(with bytes: [UInt8]) {
    storage = bytes
    count = bytes.count
  }

  /// Lends the bytes.
  func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    storage.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[..<count])) }
  }
}
