/// What stands behind the head of a compiled table: the indexes, keys and values of all its tables.
struct TableBody {
  /// Where the parts of a table lie, from the start of the body.
  struct Layout {
    var table: TableWriter.Table
    var seed: UInt64
    var slots: Range<Int>
    var keys: Range<Int>
    var languages: [(column: Range<Int>, values: Range<Int>)] = []

    /// How many bytes `write` appends.
    var headSize: Int {
      let names = [table.name, table.sourceLanguage] + table.languages.map(\.name)
      return names.reduce(0) { $0 + 4 + $1.utf8.count } + 8 + 4 + 32 + 4
        + table.languages.count * 32
    }

    func write(to head: inout [UInt8], bodyStart: Int) {
      func append(_ range: Range<Int>) {
        head.append(number: UInt64(bodyStart + range.lowerBound))
        head.append(number: UInt64(range.count))
      }
      head.append(text: table.name)
      head.append(text: table.sourceLanguage)
      head.append(number: seed)
      head.append(number: UInt32(clamping: table.keys.count))
      append(slots)
      append(keys)
      head.append(number: UInt32(clamping: table.languages.count))
      for (language, place) in zip(table.languages, languages) {
        head.append(text: language.name)
        append(place.column)
        append(place.values)
      }
    }
  }

  private(set) var bytes: [UInt8] = []
  /// Whether a part has outgrown the four bytes of its references.
  private(set) var isTooLarge = false

  /// Appends a table.
  mutating func append(_ table: TableWriter.Table) -> Layout {
    // From the keys themselves, so that nobody can write keys that all fall into one slot.
    var seed: UInt64 = 0
    for key in table.keys { seed = seed &* 31 &+ Self.hash(key, seed: seed) }
    let hashes = table.keys.map { Self.hash($0, seed: seed) }
    var layout = Layout(table: table, seed: seed, slots: 0..<0, keys: 0..<0)
    let slotsStart = align()
    let places = appendSlots(hashes, keys: table.keys)
    layout.slots = slotsStart..<bytes.count
    layout.keys = appendKeys(table.keys, places)
    for (index, language) in table.languages.enumerated() {
      layout.languages.append(append(language, index, hashes, table))
    }
    return layout
  }

  /// Appends the index; gives the place of each key in what follows.
  private mutating func appendSlots(_ hashes: [UInt64], keys: [String]) -> [Int] {
    var places: [Int] = []
    var place = 0
    for key in keys {
      places.append(place)
      place += 8 + key.utf8.count
    }
    isTooLarge = isTooLarge || place >= UInt32.max
    var count = 2
    while count < keys.count * 2 { count *= 2 }
    var slots = [(tag: UInt32, reference: UInt32)](repeating: (0, 0), count: count)
    for (hash, place) in zip(hashes, places) {
      var slot = Int(truncatingIfNeeded: hash) & (count - 1)
      while slots[slot].reference != 0 { slot = (slot + 1) & (count - 1) }
      slots[slot] = (UInt32(truncatingIfNeeded: hash >> 32), UInt32(clamping: place + 1))
    }
    for slot in slots {
      bytes.append(number: slot.tag)
      bytes.append(number: slot.reference)
    }
    return places
  }

  private mutating func appendKeys(_ keys: [String], _ places: [Int]) -> Range<Int> {
    let start = align()
    for (index, key) in keys.enumerated() {
      bytes.append(number: UInt32(clamping: index))
      bytes.append(text: key)
    }
    return start..<bytes.count
  }

  private mutating func append(
    _ language: TableWriter.Language, _ index: Int, _ hashes: [UInt64],
    _ table: TableWriter.Table
  ) -> (column: Range<Int>, values: Range<Int>) {
    var references = [UInt32](repeating: 0, count: table.keys.count)
    var place = 0
    for value in language.values {
      references[value.key] = UInt32(clamping: place + 1)
      place += 8 + value.range.count
    }
    isTooLarge = isTooLarge || place >= UInt32.max
    let columnStart = align()
    for reference in references { bytes.append(number: reference) }
    let column = columnStart..<bytes.count
    let start = align()
    table.pool.withUnsafeBufferPointer { pool in
      for value in language.values {
        let value = (key: value.key, bytes: UnsafeBufferPointer(rebasing: pool[value.range]))
        bytes.append(number: UInt32(clamping: value.bytes.count))
        bytes.append(
          number: TableHash.check(value.bytes, key: hashes[value.key], language: index))
        bytes.append(contentsOf: value.bytes)
      }
    }
    return (column, start..<bytes.count)
  }

  /// Goes on at a multiple of eight.
  private mutating func align() -> Int {
    bytes.append(contentsOf: repeatElement(0, count: -bytes.count & 7))
    return bytes.count
  }

  private static func hash(_ key: String, seed: UInt64) -> UInt64 {
    var key = key
    return key.withUTF8 { TableHash.hash($0, seed: seed) }
  }
}
