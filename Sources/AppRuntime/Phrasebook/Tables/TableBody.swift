/// The part of a compiled table after the head: the indexes, keys and values of all its tables.
struct TableBody {
  /// The ranges of a table's sections, from the start of the body.
  struct Layout {
    var table: TableWriter.Table
    var seed: UInt64
    var keys: TableDirectory.Section
    var languages: [TableDirectory.Section]

    /// The number of bytes that `write` appends.
    var headSize: Int {
      let names = [table.name, table.sourceLanguage] + table.languages.map(\.name)
      let sections = 32 * (1 + table.languages.count)
      return names.reduce(0) { $0 + 4 + $1.utf8.count } + 8 + 4 + sections
    }

    func write(to head: inout [UInt8], bodyStart: Int) {
      func append(_ section: TableDirectory.Section) {
        for range in [section.slots, section.records] {
          head.append(number: UInt64(bodyStart + range.lowerBound))
          head.append(number: UInt64(range.count))
        }
      }
      head.append(text: table.name)
      head.append(text: table.sourceLanguage)
      head.append(number: seed)
      append(keys)
      head.append(number: UInt32(clamping: table.languages.count))
      for (language, section) in zip(table.languages, languages) {
        head.append(text: language.name)
        append(section)
      }
    }
  }

  private(set) var bytes: [UInt8] = []
  /// Whether a section is too large for its four-byte references.
  private(set) var isTooLarge = false

  /// Appends a table.
  mutating func append(_ table: TableWriter.Table) -> Layout {
    let (seed, hashes) = Self.hashes(of: table.keys)
    let keys = appendSection(hashes, sizes: table.keys.map { 5 + $0.utf8.count }) { body in
      for (index, key) in table.keys.enumerated() {
        body.append(number: UInt32(clamping: key.utf8.count))
        body.append(table.untranslated.contains(index) ? TableContent.notTranslated : 0)
        body.append(contentsOf: key.utf8)
      }
    }
    let languages = table.languages.enumerated().map { index, language in
      let values = language.values
      return appendSection(values.map { hashes[$0.key] }, sizes: values.map { 8 + $0.range.count })
      {
        body in
        table.pool.withUnsafeBufferPointer { pool in
          for value in values {
            let bytes = UnsafeBufferPointer(rebasing: pool[value.range])
            let check = TableHash.check(bytes, key: hashes[value.key], language: index)
            body.append(number: UInt32(clamping: bytes.count))
            body.append(number: check)
            body.append(contentsOf: bytes)
          }
        }
      }
    }
    return Layout(table: table, seed: seed, keys: keys, languages: languages)
  }

  /// Returns a seed that gives every key a different hash, and the hashes.
  private static func hashes(of keys: [String]) -> (seed: UInt64, hashes: [UInt64]) {
    // Derived from the keys, so that keys cannot be chosen to collide.
    var seed: UInt64 = 0
    for key in keys { seed = seed &* 31 &+ hash(key, seed: seed) }
    while true {
      let hashes = keys.map { hash($0, seed: seed) }
      if Set(hashes).count == keys.count { return (seed, hashes) }
      seed &+= 1
    }
  }

  /// Appends an index and its records, which are in the order of `hashes`.
  private mutating func appendSection(
    _ hashes: [UInt64], sizes: [Int], records: (inout [UInt8]) -> Void
  ) -> TableDirectory.Section {
    let slotsStart = align()
    // Three quarters full: a longer search costs less than a larger index. One slot is always free.
    let count = hashes.count * 4 / 3 + 1
    var slots = [UInt64](repeating: 0, count: count)
    var place = 0
    for (hash, size) in zip(hashes, sizes) {
      var slot = TableHash.slot(of: hash, among: count)
      while slots[slot] != 0 { slot = slot + 1 == count ? 0 : slot + 1 }
      slots[slot] = hash & 0xFFFF_FFFF | UInt64(truncatingIfNeeded: place + 1) << 32
      place += size
    }
    isTooLarge = isTooLarge || place >= UInt32.max
    for slot in slots { bytes.append(number: slot) }
    let recordsStart = align()
    records(&bytes)
    return TableDirectory.Section(
      slots: slotsStart..<slotsStart + count * 8, records: recordsStart..<bytes.count)
  }

  /// Pads to a multiple of eight; returns the new offset.
  private mutating func align() -> Int {
    bytes.append(contentsOf: repeatElement(0, count: -bytes.count & 7))
    return bytes.count
  }

  private static func hash(_ key: String, seed: UInt64) -> UInt64 {
    var key = key
    return key.withUTF8 { TableHash.hash($0, seed: seed) }
  }
}
