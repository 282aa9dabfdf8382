/// JSON on its way into a file.
///
/// Bytes are collected in memory that stays in the processor's cache and are appended to the file's
/// array in pieces: an array checks at every write whether it is shared. The small steps are
/// public, as only public functions are inlined into other modules.
@frozen
public struct JSONOutput: ~Copyable {
  @usableFromInline static var capacity: Int { 1 << 16 }
  @usableFromInline let piece: UnsafeMutablePointer<UInt8>
  /// The number of bytes of the piece that are used.
  @usableFromInline var count = 0
  private var bytes: [UInt8] = []

  /// - Parameter size: An estimate of the size of the file.
  package init(expecting size: Int = 0) {
    piece = .allocate(capacity: Self.capacity)
    bytes.reserveCapacity(size)
  }

  deinit { piece.deallocate() }

  /// All that was appended.
  package consuming func finish() -> [UInt8] {
    flush()
    return bytes
  }

  /// Appends a byte.
  @inlinable @inline(__always)
  public mutating func append(_ byte: UInt8) {
    if count == Self.capacity { flush() }
    piece[count] = byte
    count &+= 1
  }

  /// Appends bytes.
  @inlinable @inline(__always)
  public mutating func append(_ run: UnsafeBufferPointer<UInt8>) {
    guard run.count <= Self.capacity &- count, let start = run.baseAddress else {
      return appendLarge(run)
    }
    (piece + count).update(from: start, count: run.count)
    count &+= run.count
  }

  /// Appends bytes.
  @inlinable @inline(__always)
  public mutating func append(_ run: [UInt8]) { run.withUnsafeBufferPointer { append($0) } }

  /// Appends ASCII text.
  @inlinable @inline(__always)
  public mutating func append(_ word: StaticString) {
    append(UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
  }

  @usableFromInline
  mutating func appendLarge(_ run: UnsafeBufferPointer<UInt8>) {
    flush()
    bytes.append(contentsOf: run)
  }

  @usableFromInline
  mutating func flush() {
    bytes.append(contentsOf: UnsafeBufferPointer(start: piece, count: count))
    count = 0
  }
}
