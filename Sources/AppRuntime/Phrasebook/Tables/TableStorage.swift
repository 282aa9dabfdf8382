import PhrasebookPlatform

/// The bytes of a table: a mapped file, of which only the pages in use are read, or memory.
///
/// Replace a file by renaming another over it, as this package does; a file that is truncated while
/// it is mapped crashes the programs that use it.
final class TableStorage: @unchecked Sendable {
  /// Never written to after initialization.
  let bytes: UnsafeBufferPointer<UInt8>
  private let isMapped: Bool

  /// Copies bytes.
  init(copying source: UnsafeBufferPointer<UInt8>) {
    let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: source.count)
    _ = copy.initialize(from: source)
    bytes = UnsafeBufferPointer(copy)
    isMapped = false
  }

  /// Maps a file.
  init(mapping path: String) throws(TableError) {
    // A pipe without a writer would block the program.
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { throw Self.unreadable(path) }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw Self.unreadable(path) }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw TableError(.unreadable, "this is no file", path: path)
    }
    let size = Int(clamping: status.st_size)
    guard size > 0 else {
      throw TableError(.notATable, "the file is empty; compile it again", path: path)
    }
    guard let start = mmap(nil, size, PROT_READ, MAP_PRIVATE, file, 0), start != MAP_FAILED else {
      throw Self.unreadable(path)
    }
    bytes = UnsafeBufferPointer(
      start: UnsafePointer(start.assumingMemoryBound(to: UInt8.self)), count: size)
    isMapped = true
    // Look-ups touch scattered pages; reading ahead would fetch pages that are not needed.
    _ = madvise(start, size, MADV_RANDOM)
  }

  deinit {
    guard let start = bytes.baseAddress else { return }
    if isMapped {
      munmap(UnsafeMutableRawPointer(mutating: start), bytes.count)
    } else {
      UnsafeMutableBufferPointer(mutating: bytes).deallocate()
    }
  }

  private static func unreadable(_ path: String) -> TableError {
    TableError(.unreadable, String(cString: strerror(errno)), path: path)
  }
}
