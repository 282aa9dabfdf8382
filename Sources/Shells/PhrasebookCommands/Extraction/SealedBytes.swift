/// Bytes with the hash of them behind, so that damage shows.
enum SealedBytes {
  private static let size = 16

  /// The bytes, sealed.
  static func seal(_ content: [UInt8]) -> [UInt8] {
    var bytes = content
    let hash = content.withUnsafeBytes { ContentHash(of: $0) }
    for word in [hash.high, hash.low] {
      withUnsafeBytes(of: word.littleEndian) { bytes += $0 }
    }
    return bytes
  }

  /// What `seal` was given; nil for any other bytes.
  static func open(_ bytes: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8>? {
    guard bytes.count >= size else { return nil }
    let content = UnsafeBufferPointer(rebasing: bytes[..<(bytes.count - size)])
    let stored = UnsafeRawBufferPointer(bytes)
    let hash = ContentHash(of: content)
    let high = stored.loadUnaligned(fromByteOffset: content.count, as: UInt64.self)
    let low = stored.loadUnaligned(fromByteOffset: content.count + 8, as: UInt64.self)
    return hash.high == UInt64(littleEndian: high) && hash.low == UInt64(littleEndian: low)
      ? content : nil
  }
}
