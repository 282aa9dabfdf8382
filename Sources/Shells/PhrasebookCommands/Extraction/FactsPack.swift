import PhrasebookExtract

/// What is kept of single files between runs, found by their content.
struct FactsPack: Sendable {
  /// What is kept of one content.
  struct Entry: Sendable {
    var outline: [UInt8] = []
    /// What the names of the run meant to the outline.
    var digest: UInt64 = 0
    /// What was found, and one number for the declarations that it depends on.
    var findings: [UInt8] = []
    var answer: UInt64 = 0
    /// How many runs have not used the entry.
    var age: UInt64 = 0
  }

  private(set) var entries: [ContentHash: Entry] = [:]

  /// How long an entry that nobody uses is kept.
  private static let maximumAge: UInt64 = 4
  /// How many numbers stand for an entry.
  private static let words = 7
  private static let mark: UInt64 = 0x6B63_6170_2D62_7068

  init() {}

  subscript(content: ContentHash) -> Entry? { content == .none ? nil : entries[content] }

  /// Keeps what a run knows, and what it did not need for a while.
  init(_ used: [(content: ContentHash, entry: Entry)], before old: FactsPack) {
    entries = old.entries.compactMapValues { entry in
      var entry = entry
      entry.age += 1
      return entry.age > Self.maximumAge ? nil : entry
    }
    for (content, entry) in used where content != .none { entries[content] = entry }
  }

  /// The name of the file for the sources below a folder.
  static func name(_ paths: [String], functions: [String]) -> String {
    // Paths are sorted: what the first and the last share, all do.
    let shared = zip((paths.first ?? "").utf8, (paths.last ?? "").utf8).prefix { $0 == $1 }
    var text =
      String(decoding: shared.map(\.0), as: UTF8.self) + "\n" + functions.joined(separator: "\n")
      + "\n\n\(ToolIdentity.current)"
    let hash = text.withUTF8 { ContentHash(of: $0) }
    return String(hash.high, radix: 36) + "-facts" + CacheFolder.ending
  }

  // MARK: Bytes

  /// The pack as bytes: words and lengths first, then what they are of.
  func encoded() -> [UInt8] {
    var head: [UInt64] = [Self.mark, UInt64(entries.count)]
    var body: [UInt8] = []
    for (content, entry) in entries {
      head += [content.high, content.low, entry.digest, entry.answer, entry.age]
      for part in [entry.outline, entry.findings] {
        head.append(UInt64(part.count))
        body += part
      }
    }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(head.count * 8 + body.count)
    for word in head { withUnsafeBytes(of: word.littleEndian) { bytes += $0 } }
    return bytes + body
  }

  /// The pack that `encoded()` wrote; an empty one for any other bytes.
  init(encoded bytes: [UInt8]) {
    var at = 0
    func word() -> UInt64? {
      guard at + 8 <= bytes.count else { return nil }
      defer { at += 8 }
      return bytes.withUnsafeBytes {
        UInt64(littleEndian: $0.loadUnaligned(fromByteOffset: at, as: UInt64.self))
      }
    }
    let size = Self.words * 8
    guard word() == Self.mark, let count = word(), count <= UInt64(bytes.count / size) else {
      return
    }
    var place = 16 + Int(count) * size
    var found: [ContentHash: Entry] = [:]
    for _ in 0..<count {
      var words: [UInt64] = []
      for _ in 0..<Self.words {
        guard let next = word() else { return }
        words.append(next)
      }
      var parts: [[UInt8]] = []
      for length in words[5...] {
        guard length <= UInt64(bytes.count - place) else { return }
        parts.append([UInt8](bytes[place..<place + Int(length)]))
        place += Int(length)
      }
      found[ContentHash(high: words[0], low: words[1])] = Entry(
        outline: parts[0], digest: words[2], findings: parts[1], answer: words[3], age: words[4])
    }
    entries = found
  }
}
