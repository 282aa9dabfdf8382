import PhrasebookExtract
package import PhrasebookModel

/// 128 bits that stand for a file's bytes in the cache; it is stable, and no defence against
/// somebody who makes two files collide on purpose.
package struct ContentHash: Hashable, Sendable {
  package var high: UInt64
  package var low: UInt64

  /// The hash of a file that is not read.
  package static let none = ContentHash(high: 0, low: 0)

  package init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// Two chains of folded multiplications over words of eight bytes (as in wyhash), with the length.
  package init(of bytes: UnsafeRawBufferPointer) {
    var a: UInt64 = 0xA076_1D64_78BD_642F ^ UInt64(bytes.count)
    var b: UInt64 = 0xE703_7ED1_A0B4_28DB &+ UInt64(bytes.count)
    var at = 0
    while at + 8 <= bytes.count {
      Self.mix(
        UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: at, as: UInt64.self)), &a, &b)
      at += 8
    }
    var rest: UInt64 = 0
    while at < bytes.count {
      rest = rest << 8 | UInt64(bytes[at])
      at += 1
    }
    Self.mix(rest, &a, &b)
    Self.mix(0x5896_5555_9E37_79B9, &a, &b)
    high = a
    low = b
  }

  package init(of bytes: UnsafeBufferPointer<UInt8>) {
    self.init(of: UnsafeRawBufferPointer(bytes))
  }

  /// The hash of everything that an extraction holds.
  package init(of extraction: Extraction) {
    var writer = ByteWriter()
    writer.extraction(extraction)
    self = writer.finish().withUnsafeBytes { ContentHash(of: $0) }
  }

  @inline(__always)
  private static func mix(_ word: UInt64, _ a: inout UInt64, _ b: inout UInt64) {
    a = fold(a ^ word, 0x8EBC_6AF0_9C88_C6E3)
    b = fold(b &+ word, 0x589F_CDD5_DB1E_9B27) ^ word
  }

  @inline(__always)
  private static func fold(_ x: UInt64, _ y: UInt64) -> UInt64 {
    let product = x.multipliedFullWidth(by: y)
    return product.high ^ product.low
  }
}
