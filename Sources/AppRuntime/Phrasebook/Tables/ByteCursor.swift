/// Reads numbers and byte ranges in sequence, never past the end: it returns nil if the bytes end
/// too early, so a damaged table cannot cause a bad access.
struct ByteCursor {
  let bytes: UnsafeBufferPointer<UInt8>
  private(set) var index = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  var rest: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(rebasing: bytes[index...]) }

  mutating func byte() -> UInt8? {
    guard index < bytes.count else { return nil }
    index += 1
    return bytes[index - 1]
  }

  mutating func number<Number: FixedWidthInteger>(_ type: Number.Type) -> Number? {
    let size = MemoryLayout<Number>.size
    guard bytes.count - index >= size else { return nil }
    index += size
    return Number(
      littleEndian: UnsafeRawBufferPointer(bytes).loadUnaligned(
        fromByteOffset: index - size, as: Number.self))
  }

  /// Returns a byte range that is preceded by its length, in four bytes.
  mutating func stretch() -> UnsafeBufferPointer<UInt8>? {
    guard let count = number(UInt32.self) else { return nil }
    return stretch(Int(clamping: count))
  }

  mutating func stretch(_ count: Int) -> UnsafeBufferPointer<UInt8>? {
    guard count >= 0, bytes.count - index >= count else { return nil }
    index += count
    return UnsafeBufferPointer(rebasing: bytes[index - count..<index])
  }

  /// Returns a string that is preceded by its length.
  mutating func text() -> String? { stretch().map { String(decoding: $0, as: UTF8.self) } }
}
