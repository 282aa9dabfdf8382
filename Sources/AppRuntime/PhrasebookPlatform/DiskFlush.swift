/// Has the disk begin with bytes that were written, without waiting for it: the flush at the end, which
/// is waited for, is then short.
package enum DiskFlush {
  /// Begins with some bytes of an open file. Small files are not worth a call.
  package static func begin(_ descriptor: Int32, _ offset: Int, _ count: Int) {
    #if canImport(Glibc)
      guard count >= smallest else { return }
      _ = function?(descriptor, off_t(offset), off_t(count), writeOnly)
    #endif
  }

  #if canImport(Glibc)
    private typealias Function = @convention(c) @Sendable (Int32, off_t, off_t, UInt32) -> Int32

    private static let smallest = 1 << 20
    /// `SYNC_FILE_RANGE_WRITE`.
    private static let writeOnly: UInt32 = 2

    /// `sync_file_range`, which Swift's module of the C library lacks.
    private static let function: Function? = dlsym(nil, "sync_file_range").map {
      unsafeBitCast($0, to: Function.self)
    }
  #endif
}
