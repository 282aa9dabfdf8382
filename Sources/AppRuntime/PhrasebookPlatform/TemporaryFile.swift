/// A temporary file beside the one that it is to become: written, flushed, then renamed over it.
///
/// Everything that replaces files does it here: a file that another program reads is never half
/// written.
package enum TemporaryFile {
  /// The step that failed, with the number of the system's error.
  package struct Failure: Error {
    /// The steps of a replacement.
    package enum Step: Sendable { case create, write, rename }

    package var step: Step
    package var code: Int32
  }

  /// The end of the names of temporary files before their numbers.
  package static let mark = ".phrasebook-"

  /// The start of the names of a file's temporary files: `.name.phrasebook-`.
  package static func prefix(of name: some StringProtocol) -> String { ".\(name)\(mark)" }

  /// Creates a temporary file beside another one and fills it.
  ///
  /// - Parameters:
  ///   - permissions: The permission bits, without those that the process masks.
  ///   - isFlushed: Whether the bytes are on the disk when it returns.
  ///   - fill: Writes to the open file; false if that failed, with the reason in `errno`.
  /// - Returns: The path of the temporary file.
  package static func make(
    beside target: String, permissions: UInt16, isFlushed: Bool = true, fill: (Int32) -> Bool
  ) throws(Failure) -> String {
    let slash = target.utf8.lastIndex(of: UInt8(ascii: "/"))
    let start = slash.map { target.utf8.index(after: $0) } ?? target.startIndex
    let number = UInt32.random(in: 0...UInt32.max)
    var name = target[start...]
    // A name has at most 255 bytes, and a scalar at most 4.
    if name.utf8.count > 200 { name = Substring(name.unicodeScalars.prefix(50)) }
    let temporary = "\(target[..<start])\(prefix(of: name))\(getpid())-\(number)"
    let descriptor = open(
      temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, mode_t(permissions))
    guard descriptor >= 0 else { throw Failure(step: .create, code: errno) }
    let isWritten = fill(descriptor) && (!isFlushed || flush(descriptor))
    let code = errno
    close(descriptor)
    guard isWritten else {
      unlink(temporary)
      throw Failure(step: .write, code: code)
    }
    return temporary
  }

  /// Renames a temporary file over the one that it replaces; if that fails, removes it.
  package static func replace(_ target: String, by temporary: String) throws(Failure) {
    guard rename(temporary, target) == 0 else {
      let code = errno
      unlink(temporary)
      throw Failure(step: .rename, code: code)
    }
  }

  private static func flush(_ descriptor: Int32) -> Bool {
    while fsync(descriptor) != 0 { if errno != EINTR { return false } }
    return true
  }
}
