/// 64-bit hashes of texts, the same in every run and on every machine: they are stored in files.
///
/// No defence against collisions made on purpose: the texts are compared after a look-up.
struct StableHash {
  private var state: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      for byte in bytes { add(byte: byte) }
    }
    // UTF-8 does not have this byte: it separates a text from the next.
    add(byte: 0xFF)
  }

  mutating func add(_ number: UInt64) {
    var rest = number
    for _ in 0..<8 {
      add(byte: UInt8(truncatingIfNeeded: rest))
      rest >>= 8
    }
  }

  private mutating func add(byte: UInt8) {
    state = (state ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
  }

  /// FNV-1a, mixed once more so that all bits depend on all input.
  var value: Int64 {
    var mixed = state
    mixed = (mixed ^ (mixed >> 33)) &* 0xFF51_AFD7_ED55_8CCD
    mixed = (mixed ^ (mixed >> 33)) &* 0xC4CE_B9FE_1A85_EC53
    return Int64(bitPattern: mixed ^ (mixed >> 33))
  }

  static func of(_ text: String) -> Int64 {
    var hash = StableHash()
    hash.add(text)
    return hash.value
  }
}

extension MemoryPlace {
  var hashed: Int64 {
    var hash = StableHash()
    for part in [project, original, table, key, path] { hash.add(part) }
    return hash.value
  }
}

extension MemoryUnit {
  /// The hash of the unit for the question whether it is known: without its dates and counts.
  var digest: Int64 {
    var hash = StableHash()
    hash.add(sourceLanguage)
    hash.add(targetLanguage)
    hash.add(source)
    hash.add(target)
    hash.add(UInt64(bitPattern: place.hashed))
    hash.add(comment ?? "")
    hash.add(state ?? "")
    return hash.value
  }
}
