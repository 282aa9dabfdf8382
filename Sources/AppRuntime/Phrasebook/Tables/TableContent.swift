/// What the copies of a `StringTable` share: one object, so that handing a table or a value on counts
/// one reference, and looking one up counts none.
final class TableContent: @unchecked Sendable {
  let storage: TableStorage
  let entry: TableDirectory.Table
  let languages: [String]
  /// The plural rules of each language; opened when a plural asks for them.
  let rules: [PluralRules]
  /// Where the columns of the languages lie, in memory of their own: never written to again.
  private let places: UnsafeMutableBufferPointer<Places>
  private let start: UnsafeRawPointer
  private let seed: UInt64
  private let slots: Int
  private let slotMask: Int
  private let keys: Range<Int>
  private let keyCount: Int

  /// Where a language's part of the table lies.
  private struct Places {
    var column: Int
    var values: Range<Int>
  }

  /// What looking a key up gives.
  enum Found {
    case value(Range<Int>)
    case nothing
    case damage(StaticString)
  }

  /// Ranges of an entry were checked to lie in the storage when its directory was read.
  init?(_ entry: TableDirectory.Table, in storage: TableStorage) {
    guard let start = storage.bytes.baseAddress else { return nil }
    self.start = UnsafeRawPointer(start)
    self.entry = entry
    self.storage = storage
    languages = entry.languages.map(\.name)
    rules = languages.map { PluralRules(language: $0) }
    seed = entry.seed
    slots = entry.slots.lowerBound
    slotMask = entry.slots.count / 8 - 1
    keys = entry.keys
    keyCount = entry.keyCount
    places = .allocate(capacity: entry.languages.count)
    _ = places.initialize(
      from: entry.languages.map { Places(column: $0.column.lowerBound, values: $0.values) })
  }

  deinit { places.deallocate() }

  /// Where the value of a key lies. Offsets are checked before they are used and cannot overflow: each
  /// is the sum of two that lie in the storage.
  func find(_ key: UnsafeBufferPointer<UInt8>, at language: Int) -> Found {
    guard language >= 0, language < places.count else { return .nothing }
    let hash = TableHash.hash(key, seed: seed)
    let index = index(of: key, hash)
    guard index >= 0 else { return index == Self.absent ? .nothing : .damage("its keys") }
    let place = places[language]
    let reference = Int(load(place.column &+ index &* 4))
    if reference == 0 { return .nothing }
    guard reference &+ 7 <= place.values.count else { return .damage("its values") }
    let start = place.values.lowerBound &+ reference &+ 7
    let count = Int(load(start &- 8))
    guard count > 0, count <= place.values.upperBound &- start else {
      return .damage("its values")
    }
    let value = bytes(from: start, count)
    guard TableHash.check(value, key: hash, language: language) == load(start &- 4) else {
      return .damage("a value")
    }
    return .value(Range(uncheckedBounds: (start, start &+ count)))
  }

  /// Whether there is an entry for a key.
  func contains(_ key: UnsafeBufferPointer<UInt8>) -> Bool {
    index(of: key, TableHash.hash(key, seed: seed)) >= 0
  }

  private static let absent = -1
  private static let damaged = -2

  /// The place of a key in the columns; below 0 where there is none.
  @inline(__always)
  private func index(of key: UnsafeBufferPointer<UInt8>, _ hash: UInt64) -> Int {
    let tag = UInt32(truncatingIfNeeded: hash >> 32)
    var slot = Int(truncatingIfNeeded: hash) & slotMask
    var left = slotMask + 1
    // A damaged index may have no free slot.
    while left > 0 {
      let reference = load(slots &+ slot &* 8 &+ 4)
      if reference == 0 { return Self.absent }
      if load(slots &+ slot &* 8) == tag {
        let index = index(at: Int(reference) &- 1, ifItIs: key)
        if index != Self.absent { return index }
      }
      slot = (slot &+ 1) & slotMask
      left &-= 1
    }
    return Self.absent
  }

  /// The place in the columns of a key that lies at a place, where it is the one that is sought.
  @inline(__always)
  private func index(at place: Int, ifItIs key: UnsafeBufferPointer<UInt8>) -> Int {
    guard place &+ 8 <= keys.count else { return Self.damaged }
    let start = keys.lowerBound &+ place
    guard Int(load(start &+ 4)) == key.count else { return Self.absent }
    guard key.count <= keys.upperBound &- start &- 8 else { return Self.damaged }
    if let wanted = UnsafeRawPointer(key.baseAddress) {
      let candidate = self.start + (start &+ 8)
      guard candidate.hasSameBytes(as: wanted, count: key.count) else { return Self.absent }
    }
    let index = Int(load(start))
    return index < keyCount ? index : Self.damaged
  }

  /// Bytes of a range that was checked.
  @inline(__always)
  func bytes(_ range: Range<Int>) -> UnsafeBufferPointer<UInt8> {
    bytes(from: range.lowerBound, range.count)
  }

  @inline(__always)
  private func bytes(from offset: Int, _ count: Int) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(
      start: (start + offset).assumingMemoryBound(to: UInt8.self), count: count)
  }

  /// Four bytes at an offset that was checked.
  @inline(__always)
  private func load(_ offset: Int) -> UInt32 {
    UInt32(littleEndian: (start + offset).loadUnaligned(as: UInt32.self))
  }
}

extension UnsafeRawPointer {
  /// Whether the same bytes stand here and there, eight at a time; the last eight may overlap.
  @inline(__always)
  func hasSameBytes(as other: UnsafeRawPointer, count: Int) -> Bool {
    func differ(_ offset: Int) -> Bool {
      (self + offset).loadUnaligned(as: UInt64.self)
        != (other + offset).loadUnaligned(as: UInt64.self)
    }
    guard count >= 8 else {
      for offset in 0..<count {
        if (self + offset).load(as: UInt8.self) != (other + offset).load(as: UInt8.self) {
          return false
        }
      }
      return true
    }
    var offset = 0
    while offset &+ 8 <= count {
      if differ(offset) { return false }
      offset &+= 8
    }
    return !differ(count &- 8)
  }
}
