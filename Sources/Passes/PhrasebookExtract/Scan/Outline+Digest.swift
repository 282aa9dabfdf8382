extension Outline {
  /// Gives each item a hash of its declaration as seen by others.
  package mutating func sign(_ bytes: UnsafeBufferPointer<UInt8>) {
    for index in items.indices {
      let item = items[index]
      let end = item.inside.upperBound > 0 ? item.inside.lowerBound : item.end
      guard item.start <= end, Int(end) <= bytes.count else { continue }
      let text = UnsafeRawBufferPointer(
        UnsafeBufferPointer(rebasing: bytes[Int(item.start)..<Int(end)]))
      items[index].digest = Self.fold(Self.digest(of: text), item.namesBundle ? 1 : 0)
      // A structure has an initializer for its stored properties.
      guard item.parent >= 0, items[Int(item.parent)].kind == .structure,
        item.kind == .variable || item.kind == .initializer
      else { continue }
      let around = Int(item.parent)
      items[around].digest = Self.fold(items[around].digest, items[index].digest)
    }
  }

  static func digest(of bytes: UnsafeRawBufferPointer) -> UInt64 {
    var digest = UInt64(truncatingIfNeeded: bytes.count)
    var at = 0
    while at + 8 <= bytes.count {
      digest = fold(
        digest, UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: at, as: UInt64.self)))
      at += 8
    }
    var rest: UInt64 = 0
    while at < bytes.count {
      rest = rest << 8 | UInt64(bytes[at])
      at += 1
    }
    return fold(digest, rest)
  }

  /// One number for two, in their order.
  static func fold(_ digest: UInt64, _ word: UInt64) -> UInt64 {
    let product = (digest ^ 0x9E37_79B9_7F4A_7C15).multipliedFullWidth(
      by: word ^ 0xA076_1D64_78BD_642F)
    return product.high ^ product.low &+ digest
  }
}
