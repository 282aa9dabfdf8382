import PhrasebookPlatform

/// The content of a file in parts: after a change of a few bytes of a large file, most of it stays in
/// the array that it was read into, and is neither copied nor held twice.
package struct FileParts: Sendable {
  private let parts: [ArraySlice<UInt8>]
  /// The number of bytes.
  package let count: Int

  package init(_ parts: [ArraySlice<UInt8>]) {
    self.parts = parts.filter { !$0.isEmpty }
    count = parts.reduce(0) { $0 + $1.count }
  }

  package init(_ bytes: [UInt8]) { self.init([bytes[...]]) }

  /// All bytes in one array.
  package var bytes: [UInt8] {
    if parts.count == 1 { return Array(parts[0]) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count)
    for part in parts { bytes += part }
    return bytes
  }

  /// Whether another content has the same bytes; parts of one array are known to be the same.
  package func isSame(as other: FileParts) -> Bool {
    guard count == other.count else { return false }
    var (mine, theirs) = (parts[...], other.parts[...])
    var (own, rest) = (ArraySlice<UInt8>(), ArraySlice<UInt8>())
    while true {
      if own.isEmpty, let next = mine.popFirst() { own = next }
      if rest.isEmpty, let next = theirs.popFirst() { rest = next }
      let size = min(own.count, rest.count)
      if size == 0 { return true }
      guard Self.isSame(own.prefix(size), rest.prefix(size)) else { return false }
      (own, rest) = (own.dropFirst(size), rest.dropFirst(size))
    }
  }

  private static func isSame(_ part: ArraySlice<UInt8>, _ other: ArraySlice<UInt8>) -> Bool {
    part.withUnsafeBytes { part in
      other.withUnsafeBytes { other in
        guard let a = part.baseAddress, let b = other.baseAddress else { return true }
        return a == b || memcmp(a, b, part.count) == 0
      }
    }
  }

  /// Whether a file has these bytes now.
  package func isContent(of path: String) -> Bool {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    return isContent(of: descriptor)
  }

  /// Whether an open file has these bytes. It is compared piece by piece: memory for all of a large
  /// file takes longer to get than the bytes themselves.
  func isContent(of descriptor: Int32) -> Bool {
    guard let before = FileStatus(descriptor: descriptor), before.kind == .file,
      before.size == count
    else { return false }
    return withUnsafeTemporaryAllocation(byteCount: Self.piece, alignment: 64) { piece in
      var offset = 0
      for part in parts {
        guard part.withUnsafeBytes({ Self.isSame($0, offset, descriptor, piece) }) else {
          return false
        }
        offset += part.count
      }
      return FileStatus(descriptor: descriptor)?.hasSameContent(as: before) == true
    }
  }

  /// So many bytes stay in the processor's cache between reading and comparing.
  private static let piece = 1 << 18

  /// Whether a file has some bytes at an offset.
  private static func isSame(
    _ bytes: UnsafeRawBufferPointer, _ offset: Int, _ descriptor: Int32,
    _ piece: UnsafeMutableRawBufferPointer
  ) -> Bool {
    var done = 0
    while done < bytes.count {
      let wanted = min(piece.count, bytes.count - done)
      let got = pread(descriptor, piece.baseAddress, wanted, off_t(offset + done))
      if got < 0, errno == EINTR { continue }
      guard got > 0, let read = piece.baseAddress, let own = bytes.baseAddress,
        memcmp(read, own + done, got) == 0
      else { return false }
      done += got
    }
    return true
  }

  /// Writes all bytes to an open file, and has the disk begin with each piece while the next one is
  /// copied.
  ///
  /// - Returns: Whether all were written.
  func write(to descriptor: Int32) -> Bool {
    var offset = 0
    for part in parts {
      var rest = part
      while !rest.isEmpty {
        let piece = rest.prefix(Self.written)
        guard piece.withUnsafeBytes({ OpenFile.writeAll($0, to: descriptor) }) else {
          return false
        }
        DiskFlush.begin(descriptor, offset, piece.count)
        offset += piece.count
        rest = rest.dropFirst(piece.count)
      }
    }
    return true
  }

  private static let written = 8 << 20
}
