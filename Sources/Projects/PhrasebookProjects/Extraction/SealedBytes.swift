/// Bytes with the hash of them behind, so that damage shows.
enum SealedBytes {
  /// The number of bytes of the hash.
  static let size = 16

  /// The bytes, sealed.
  static func seal(_ content: consuming [UInt8]) -> [UInt8] {
    var bytes = content
    let hash = bytes.withUnsafeBytes { ContentHash(of: $0) }
    for word in [hash.high, hash.low] {
      withUnsafeBytes(of: word.littleEndian) { bytes += $0 }
    }
    return bytes
  }

  /// Returns the content of sealed bytes; nil for any others.
  static func open(_ bytes: [UInt8]) -> ArraySlice<UInt8>? {
    let content = bytes.dropLast(size)
    let hash = content.withUnsafeBytes { ContentHash(of: $0) }
    let isSealed = bytes.withUnsafeBytes { bytes in
      guard bytes.count >= size else { return false }
      let high = bytes.loadUnaligned(fromByteOffset: bytes.count - size, as: UInt64.self)
      let low = bytes.loadUnaligned(fromByteOffset: bytes.count - size / 2, as: UInt64.self)
      return hash.high == UInt64(littleEndian: high) && hash.low == UInt64(littleEndian: low)
    }
    return isSealed ? content : nil
  }
}
