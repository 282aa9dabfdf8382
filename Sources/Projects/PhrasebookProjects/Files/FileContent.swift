import Phrasebook
import PhrasebookPlatform

/// Reads whole files: path in, bytes out, and never a half-written state.
package enum FileContent {
  /// The largest file that is read, in bytes; a larger claim is refused before memory is asked for.
  package static let limit = 1 << 30
  /// The maximum read from a stream, whose size is not known.
  private static let streamLimit = 64 << 20

  /// The bytes of a regular file.
  package static func read(_ path: String) throws(FileFailure) -> [UInt8] {
    if let bytes = StagedFiles.current?.content(of: path) ?? OpenBuffers.shared.bytes(of: path) {
      return bytes
    }
    return try saved(path)
  }

  /// The bytes of a regular file on the disk, whatever an editor shows.
  package static func saved(_ path: String) throws(FileFailure) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw FileFailure(path, doing: .read) }
    defer { close(descriptor) }
    return try read(descriptor, path)
  }

  /// The bytes of an open file, from its start; a file that changes meanwhile is read again.
  package static func read(_ descriptor: Int32, _ path: String) throws(FileFailure) -> [UInt8] {
    var bytes: [UInt8] = []
    let isWhole = try isWhole(descriptor) { (before: FileStatus?) throws(FileFailure) in
      guard let before else { throw FileFailure(path, doing: .read) }
      switch before.kind {
      case .file: break
      case .folder: throw FileFailure(path, "cannot read it: it is a folder")
      case .link, .other: throw FileFailure(path, "cannot read it: it is not a regular file")
      }
      guard before.size <= limit else {
        throw FileFailure(
          path,
          "it has \(before.size) bytes, more than the limit of \(limit)"
        )
      }
      bytes = try all(of: descriptor, size: before.size, path)
      return bytes.count == before.size
    }
    guard isWhole else {
      throw FileFailure(
        path, "it keeps changing while it is read; run again when the other program has finished")
    }
    return bytes
  }

  /// Has an open file read until it has not changed meanwhile, so that no half of it is older than
  /// the other; false if it keeps changing.
  ///
  /// - Parameter reading: Reads the file from its start, and returns whether it was read
  ///   completely; its parameter is the status of the file, nil if the system does not return it.
  package static func isWhole<Failure>(
    _ descriptor: Int32, _ reading: (FileStatus?) throws(Failure) -> Bool
  ) throws(Failure) -> Bool {
    for attempt in 0..<5 {
      if attempt > 0 { usleep(20_000) }
      let before = FileStatus(descriptor: descriptor)
      if try reading(before), let before,
        FileStatus(descriptor: descriptor)?.hasSameContent(as: before) == true
      {
        return true
      }
    }
    return false
  }

  /// The bytes of a file or a stream, such as a shell's `<(…)`, read to its end.
  package static func readStream(_ path: String) throws(FileFailure) -> [UInt8] {
    // The call blocks: the writer of a pipe may be slow.
    let descriptor = path == "/dev/stdin" ? dup(0) : open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileFailure(path, doing: .read) }
    defer { close(descriptor) }
    let status = FileStatus(descriptor: descriptor)
    if status?.kind == .file, path != "/dev/stdin" { return try read(descriptor, path) }
    if status?.kind == .folder { throw FileFailure(path, "cannot read it: it is a folder") }
    var buffer = FileBuffer()
    guard
      buffer.fill(from: descriptor, expecting: 1 << 16, atMost: streamLimit, isStream: true)
    else {
      guard errno == EFBIG else { throw FileFailure(path, doing: .read) }
      throw FileFailure(
        path, "it has no end within \(streamLimit >> 20) MB, which is all that is read of a stream")
    }
    return buffer.withBytes { [UInt8]($0) }
  }

  /// Up to one byte more than `size`, so that growth shows.
  private static func all(
    of descriptor: Int32, size: Int, _ path: String
  ) throws(FileFailure) -> [UInt8] {
    var failed = false
    let capacity = size + 1
    let bytes = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      while count < capacity {
        let rest = UnsafeMutableRawBufferPointer(
          rebasing: UnsafeMutableRawBufferPointer(buffer)[count...])
        let got = pread(descriptor, rest.baseAddress, rest.count, off_t(count))
        if got > 0 {
          count += got
        } else if got == 0 {
          break
        } else if errno != EINTR {
          failed = true
          break
        }
      }
    }
    guard !failed else { throw FileFailure(path, doing: .read) }
    return bytes
  }
}
