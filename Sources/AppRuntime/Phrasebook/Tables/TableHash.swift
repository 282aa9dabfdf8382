/// The hash of a table's index and checksums: the same in every process and on every machine, with
/// one multiplication per sixteen bytes. Defined in docs/table-format.md.
enum TableHash {
  @inline(__always)
  static func hash(_ bytes: UnsafeBufferPointer<UInt8>, seed: UInt64) -> UInt64 {
    let count = bytes.count
    var state = seed ^ first
    var (low, high): (UInt64, UInt64) = (0, 0)
    if let start = UnsafeRawPointer(bytes.baseAddress) {
      var next = start
      let end = start + count
      while end - next > 16 {
        state = fold(word(next) ^ first, word(next + 8) ^ state)
        next += 16
      }
      let rest = end - next
      if rest >= 8 {
        (low, high) = (word(next), part(end, rest - 8, of: count))
      } else {
        low = part(end, rest, of: count)
      }
    }
    return fold(fold(low ^ second, high ^ state), UInt64(truncatingIfNeeded: count) ^ third)
  }

  /// Returns the checksum of a value: bound to its key and its language, so that a wrong reference
  /// is detected like a wrong byte.
  @inline(__always)
  static func check(
    _ value: UnsafeBufferPointer<UInt8>, key: UInt64, language: Int
  ) -> UInt32 {
    let seed = key &+ UInt64(truncatingIfNeeded: language + 1) &* second
    return UInt32(truncatingIfNeeded: hash(value, seed: seed))
  }

  /// Returns the slot where the search for a hash begins: its upper bits, distributed over any
  /// number of slots. The tag in a slot is its lower bits.
  @inline(__always)
  static func slot(of hash: UInt64, among count: Int) -> Int {
    Int(truncatingIfNeeded: hash.multipliedFullWidth(by: UInt64(truncatingIfNeeded: count)).high)
  }

  /// Returns eight bytes in little-endian order.
  @inline(__always)
  private static func word(_ bytes: UnsafeRawPointer) -> UInt64 {
    UInt64(littleEndian: bytes.loadUnaligned(as: UInt64.self))
  }

  /// Returns the last bytes, up to seven, as a number whose upper bytes are zero; `all` is the
  /// number of bytes before the end that may be read.
  @inline(__always)
  private static func part(_ end: UnsafeRawPointer, _ count: Int, of all: Int) -> UInt64 {
    guard count > 0 else { return 0 }
    if all >= 8 { return word(end - 8) >> UInt64(64 - count * 8) }
    var result: UInt64 = 0
    for offset in 0..<count {
      let byte = (end - count + offset).load(as: UInt8.self)
      result |= UInt64(byte) << UInt64(offset * 8)
    }
    return result
  }

  @inline(__always)
  private static func fold(_ a: UInt64, _ b: UInt64) -> UInt64 {
    let product = a.multipliedFullWidth(by: b)
    return product.high ^ product.low
  }

  // The fractions of the square roots of 2, 3 and 5: arbitrary constants. The first two are not
  // valid UTF-8, so no string makes a factor zero.
  private static let first: UInt64 = 0x6A09_E667_F3BC_C909
  private static let second: UInt64 = 0xBB67_AE85_84CA_A73B
  private static let third: UInt64 = 0x3C6E_F372_FE94_F82B
}
