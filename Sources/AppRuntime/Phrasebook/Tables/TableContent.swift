/// The storage that copies of a `StringTable` share: one object, so that passing a table or a value
/// on counts one reference, and a look-up counts none.
final class TableContent: @unchecked Sendable {
  let storage: TableStorage
  let entry: TableDirectory.Table
  let languages: [String]
  /// The plural rules of each language, opened at the first plural.
  let rules: [PluralRules]
  /// The sections of the languages, in memory of their own that is never written to again.
  private let sections: UnsafeMutableBufferPointer<TableDirectory.Section>
  private let start: UnsafeRawPointer
  private let seed: UInt64

  /// The result of a look-up.
  enum Found {
    case value(Range<Int>)
    case nothing
    case damage
  }

  /// The ranges of an entry were checked to lie in the storage when its directory was read.
  init?(_ entry: TableDirectory.Table, in storage: TableStorage) {
    guard let start = storage.bytes.baseAddress else { return nil }
    self.start = UnsafeRawPointer(start)
    self.entry = entry
    self.storage = storage
    languages = entry.languages.map(\.name)
    rules = languages.map { PluralRules(language: $0) }
    seed = entry.seed
    sections = .allocate(capacity: entry.languages.count)
    _ = sections.initialize(from: entry.languages.map(\.section))
  }

  deinit { sections.deallocate() }

  /// Returns the range of the value of a key.
  ///
  /// The key itself is not compared: the checksum of a value is bound to the 64 bits of its key's
  /// hash, which is unique within a table.
  func find(_ key: UnsafeBufferPointer<UInt8>, at language: Int) -> Found {
    find(TableHash.hash(key, seed: seed), at: language)
  }

  /// Returns the hash of a key, for several look-ups.
  @inline(__always)
  func hash(of key: UnsafeBufferPointer<UInt8>) -> UInt64 { TableHash.hash(key, seed: seed) }

  /// Returns the range of the value of a key, by the key's hash.
  @inline(__always)
  func find(_ hash: UInt64, at language: Int) -> Found {
    guard language >= 0, language < sections.count else { return .nothing }
    let section = sections[language]
    var search = Search(hash, section)
    while let place = search.next(start) {
      guard place <= section.records.count &- 8 else { return .damage }
      let start = section.records.lowerBound &+ place &+ 8
      let count = Int(clamping: load(start &- 8))
      guard count > 0, count <= section.records.upperBound &- start else { return .damage }
      let value = bytes(from: start, count)
      guard TableHash.check(value, key: hash, language: language) == load(start &- 4) else {
        return .damage
      }
      return .value(Range(uncheckedBounds: (start, start &+ count)))
    }
    return .nothing
  }

  /// Returns the flags of a key's entry: 0 or `notTranslated`; nil if the key is missing. Keys have
  /// no checksum, so a damaged one counts as absent.
  func flags(of key: UnsafeBufferPointer<UInt8>) -> UInt8? {
    flags(of: key, hash: TableHash.hash(key, seed: seed))
  }

  /// Returns the flags of a key's entry, by the key and its hash.
  func flags(of key: UnsafeBufferPointer<UInt8>, hash: UInt64) -> UInt8? {
    let keys = entry.keys
    var search = Search(hash, keys)
    while let place = search.next(start) {
      guard place <= keys.records.count - 5 else { return nil }
      let start = keys.records.lowerBound + place + 5
      guard load(start - 5) == key.count, key.count <= keys.records.upperBound - start else {
        continue
      }
      if isSame(key, at: start) { return bytes(from: start - 1, 1)[0] }
    }
    return nil
  }

  /// The flag of a key with `shouldTranslate: false`.
  static let notTranslated: UInt8 = 1

  /// Iterates over the slots that may hold a hash.
  private struct Search {
    private let tag: UInt32
    private let slots: Int
    private let count: Int
    private var slot: Int
    private var left: Int

    @inline(__always)
    init(_ hash: UInt64, _ section: TableDirectory.Section) {
      tag = UInt32(truncatingIfNeeded: hash)
      slots = section.slots.lowerBound
      count = section.slots.count / 8
      slot = TableHash.slot(of: hash, among: count)
      // A damaged index may have no free slot.
      left = count
    }

    /// Returns the offset of the next candidate record.
    @inline(__always)
    mutating func next(_ start: UnsafeRawPointer) -> Int? {
      while left > 0 {
        let word = (start + (slots &+ slot &* 8)).loadUnaligned(as: UInt64.self)
        let value = UInt64(littleEndian: word)
        if value >> 32 == 0 { return nil }
        slot = slot &+ 1 == count ? 0 : slot &+ 1
        left &-= 1
        if UInt32(truncatingIfNeeded: value) == tag { return Int(clamping: value >> 32) &- 1 }
      }
      return nil
    }
  }

  /// Returns the bytes of a range that was checked.
  @inline(__always)
  func bytes(_ range: Range<Int>) -> UnsafeBufferPointer<UInt8> {
    bytes(from: range.lowerBound, range.count)
  }

  @inline(__always)
  private func bytes(from offset: Int, _ count: Int) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(
      start: (start + offset).assumingMemoryBound(to: UInt8.self), count: count)
  }

  /// Whether an offset, with enough bytes after it, has the bytes of a key.
  private func isSame(_ key: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
    guard let other = UnsafeRawPointer(key.baseAddress) else { return true }
    let (mine, count) = (start + offset, key.count)
    var index = 0
    while index &+ 8 <= count {
      guard
        (mine + index).loadUnaligned(as: UInt64.self)
          == (other + index).loadUnaligned(as: UInt64.self)
      else { return false }
      index &+= 8
    }
    while index < count {
      guard
        mine.load(fromByteOffset: index, as: UInt8.self)
          == other.load(fromByteOffset: index, as: UInt8.self)
      else { return false }
      index &+= 1
    }
    return true
  }

  /// Returns four bytes at an offset that was checked.
  @inline(__always)
  private func load(_ offset: Int) -> UInt32 {
    UInt32(littleEndian: (start + offset).loadUnaligned(as: UInt32.self))
  }
}
