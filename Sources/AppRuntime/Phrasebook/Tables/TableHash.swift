/// The hash that tables are indexed and checked by: the same in every process and on every machine,
/// a few cycles for eight bytes. Defined in docs/table-format.md.
enum TableHash {
  static func hash(_ bytes: UnsafeBufferPointer<UInt8>, seed: UInt64) -> UInt64 {
    let raw = UnsafeRawBufferPointer(bytes)
    var state = seed ^ UInt64(truncatingIfNeeded: bytes.count) &* first
    var offset = 0
    while offset + 8 <= raw.count {
      let word = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      state = fold(state ^ word, second)
      offset += 8
    }
    var last: UInt64 = 0
    var shift: UInt64 = 0
    while offset < raw.count {
      last |= UInt64(raw[offset]) << shift
      shift += 8
      offset += 1
    }
    return fold(fold(state ^ last, third) ^ seed, first)
  }

  /// The check of a value: bound to its key and its language, so that a reference that went astray is
  /// noticed like a byte that did.
  static func check(
    _ value: UnsafeBufferPointer<UInt8>, key: UInt64, language: Int
  ) -> UInt32 {
    let seed = key &+ UInt64(truncatingIfNeeded: language + 1) &* second
    return UInt32(truncatingIfNeeded: hash(value, seed: seed))
  }

  @inline(__always)
  private static func fold(_ a: UInt64, _ b: UInt64) -> UInt64 {
    let product = a.multipliedFullWidth(by: b)
    return product.high ^ product.low
  }

  // Odd numbers with as many ones as zeros: the fractions of the square roots of 2, 3 and 5.
  private static let first: UInt64 = 0x6A09_E667_F3BC_C909
  private static let second: UInt64 = 0xBB67_AE85_84CA_A73B
  private static let third: UInt64 = 0x3C6E_F372_FE94_F82B
}
