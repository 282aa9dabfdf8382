import PhrasebookExtract

/// What is kept of single files between runs, found by their content.
struct FactsPack: Sendable {
  /// What is kept of one content.
  struct Entry: Sendable {
    var scan: [UInt8] = []
    /// How far the facts go, and which part of the interest they were read with.
    var need = Selection.Need.nothing
    var digest: UInt64 = 0
    var facts: [UInt8] = []
    /// What other files see of the facts.
    var declarations: UInt64 = 0
    /// The declarations of the whole run that the findings were made with.
    var program: UInt64 = 0
    var findings: [UInt8] = []
    /// Every name that was ever asked for on behalf of the file.
    var wanted: [UInt8] = []
    /// How many runs have not used the entry.
    var age: UInt64 = 0
  }

  private(set) var entries: [ContentHash: Entry] = [:]

  /// How long an entry that nobody uses is kept.
  private static let maximumAge: UInt64 = 4
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
    var shared = Substring(paths.first ?? "")
    while !paths.allSatisfy({ $0.hasPrefix(shared) }) { shared.removeLast() }
    var text =
      "\(shared)\n" + functions.joined(separator: "\n") + "\n\n\(ToolIdentity.current)"
    let hash = text.withUTF8 { ContentHash(of: $0) }
    return String(hash.high, radix: 36) + "-facts" + CacheFolder.ending
  }

  // MARK: Bytes

  /// The pack as bytes: words and lengths first, then what they are of.
  func encoded() -> [UInt8] {
    var head: [UInt64] = [Self.mark, UInt64(entries.count)]
    var body: [UInt8] = []
    for (content, entry) in entries {
      head += [
        content.high, content.low, UInt64(entry.need.rawValue), entry.digest, entry.declarations,
        entry.program, entry.age,
      ]
      for part in [entry.scan, entry.facts, entry.findings, entry.wanted] {
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
    guard word() == Self.mark, let count = word(), count <= UInt64(bytes.count / 88) else { return }
    var place = 16 + Int(count) * 88
    var found: [ContentHash: Entry] = [:]
    for _ in 0..<count {
      var words: [UInt64] = []
      for _ in 0..<11 {
        guard let next = word() else { return }
        words.append(next)
      }
      guard let need = Selection.Need(rawValue: Int(truncatingIfNeeded: words[2])) else { return }
      var parts: [[UInt8]] = []
      for length in words[7...] {
        guard length <= UInt64(bytes.count - place) else { return }
        parts.append([UInt8](bytes[place..<place + Int(length)]))
        place += Int(length)
      }
      found[ContentHash(high: words[0], low: words[1])] = Entry(
        scan: parts[0], need: need, digest: words[3], facts: parts[1], declarations: words[4],
        program: words[5], findings: parts[2], wanted: parts[3], age: words[6])
    }
    entries = found
  }
}
