import PhrasebookExtract

/// The cache entries of single files, found by their content.
struct FactsCache: Sendable {
  /// The cache entry of one content.
  struct Entry: Sendable {
    var outline: ArraySlice<UInt8> = []
    /// A hash of the meaning that the names of the run had for the outline.
    var digest: UInt64 = 0
    /// The findings, and a hash of the declarations that they depend on.
    package var findings: ArraySlice<UInt8> = []
    package var answer: UInt64 = 0
    /// The number of runs that have not used the entry.
    var age: UInt64 = 0
  }

  package private(set) var entries: [ContentHash: Entry] = [:]

  /// The number of runs after which an unused entry is dropped.
  private static let maximumAge: UInt64 = 4
  /// The number of words in the header of an entry.
  private static let words = 7
  private static let mark: UInt64 = 0x6B63_6170_2D62_7068

  init() {}

  subscript(content: ContentHash) -> Entry? { content == .none ? nil : entries[content] }

  /// Keeps the entries of a run, and those that were unused only for a while.
  init(_ used: [(content: ContentHash, entry: Entry)], before old: FactsCache) {
    entries = old.entries.compactMapValues { entry in
      var entry = entry
      entry.age += 1
      return entry.age > Self.maximumAge ? nil : entry
    }
    for (content, entry) in used where content != .none { entries[content] = entry }
  }

  /// The name of the file for the sources below a folder.
  static func name(_ paths: [String], functions: [String]) -> String {
    // Paths are sorted: a prefix of the first and the last is a prefix of all.
    let shared = zip((paths.first ?? "").utf8, (paths.last ?? "").utf8).prefix { $0 == $1 }
    let folder = String(decoding: shared.map(\.0), as: UTF8.self)
    return CacheKey(.facts, of: [[folder], functions]).name
  }

  // MARK: Bytes

  /// The cache as bytes: first the headers, then the contents.
  func encoded() -> [UInt8] {
    let size = entries.values.reduce(0) { $0 + $1.outline.count + $1.findings.count }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(16 + entries.count * Self.words * 8 + size + SealedBytes.size)
    func append(_ words: UInt64...) {
      for word in words { withUnsafeBytes(of: word.littleEndian) { bytes += $0 } }
    }
    append(Self.mark, UInt64(entries.count))
    for (content, entry) in entries {
      append(content.high, content.low, entry.digest, entry.answer, entry.age)
      append(UInt64(entry.outline.count), UInt64(entry.findings.count))
    }
    for entry in entries.values {
      bytes += entry.outline
      bytes += entry.findings
    }
    return bytes
  }

  /// The cache that `encoded()` wrote; an empty one for any other bytes. Its entries are parts of the
  /// bytes.
  init(encoded bytes: ArraySlice<UInt8>) {
    let words = bytes.count / 8
    func word(_ index: Int) -> UInt64 {
      bytes.withUnsafeBytes {
        UInt64(littleEndian: $0.loadUnaligned(fromByteOffset: index * 8, as: UInt64.self))
      }
    }
    guard words >= 2, word(0) == Self.mark, word(1) <= UInt64((words - 2) / Self.words) else {
      return
    }
    let count = Int(word(1))
    var rest = bytes.dropFirst((2 + count * Self.words) * 8)
    func part(_ length: UInt64) -> ArraySlice<UInt8>? {
      guard length <= UInt64(rest.count) else { return nil }
      defer { rest = rest.dropFirst(Int(length)) }
      return rest.prefix(Int(length))
    }
    var found: [ContentHash: Entry] = [:]
    found.reserveCapacity(count)
    for entry in 0..<count {
      let at = 2 + entry * Self.words
      guard let outline = part(word(at + 5)), let findings = part(word(at + 6)) else { return }
      found[ContentHash(high: word(at), low: word(at + 1))] = Entry(
        outline: outline, digest: word(at + 2), findings: findings, answer: word(at + 3),
        age: word(at + 4))
    }
    entries = found
  }
}
