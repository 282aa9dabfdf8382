/// The bytes of a string under construction: in borrowed memory, such as the stack's, as long as
/// they fit, which nearly all do.
struct TextBuffer: ~Copyable {
  private var bytes: UnsafeMutableBufferPointer<UInt8>
  private(set) var count = 0
  private var isOwned = false

  /// Begins in memory that outlives the buffer.
  init(in lent: UnsafeMutableBufferPointer<UInt8>) { bytes = lent }

  deinit { if isOwned { bytes.deallocate() } }

  /// The string so far.
  var text: String { text(from: 0) }

  /// The string from an offset on.
  func text(from start: Int) -> String {
    guard start < count else { return "" }
    return String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<count]), as: UTF8.self)
  }

  mutating func append(_ byte: UInt8) {
    reserve(1)
    bytes[count] = byte
    count += 1
  }

  mutating func append(_ source: UnsafeBufferPointer<UInt8>) {
    guard let start = source.baseAddress, source.count > 0 else { return }
    write(atMost: source.count) { room in
      room.update(from: start, count: source.count)
      return source.count
    }
  }

  mutating func append(_ text: String) { text.withBytes { append($0) } }

  mutating func append(_ byte: UInt8, count: Int) {
    guard count > 0 else { return }
    write(atMost: count) { room in
      room.update(repeating: byte, count: count)
      return count
    }
  }

  /// Inserts copies of a byte at an offset.
  mutating func insert(_ byte: UInt8, count added: Int, at start: Int) {
    guard added > 0, start >= 0, start <= count else { return }
    reserve(added)
    guard let base = bytes.baseAddress else { return }
    (base + start + added).update(from: base + start, count: count - start)
    (base + start).update(repeating: byte, count: added)
    count += added
  }

  /// Lends space for a number of bytes; the body returns how many it has written.
  mutating func write(atMost size: Int, _ body: (UnsafeMutablePointer<UInt8>) -> Int) {
    reserve(size)
    guard let base = bytes.baseAddress else { return }
    count += max(0, min(size, body(base + count)))
  }

  private mutating func reserve(_ size: Int) {
    if bytes.count - count < size { grow(size) }
  }

  @inline(never)
  private mutating func grow(_ size: Int) {
    let larger = UnsafeMutableBufferPointer<UInt8>.allocate(
      capacity: max(bytes.count * 2, count + size))
    _ = larger.update(fromContentsOf: UnsafeMutableBufferPointer(rebasing: bytes[..<count]))
    if isOwned { bytes.deallocate() }
    bytes = larger
    isOwned = true
  }
}
