/// The name of a cache entry's file: the kind of the entry, and a hash of everything that the entry
/// depends on, the build of the tool included.
struct CacheKey {
  /// The kind of a cache entry, part of its name.
  enum Kind: String {
    case run, facts, findings
  }

  /// The name of the file.
  let name: String

  /// The key of an entry that depends on a hash and a few numbers.
  init(_ kind: Kind, of content: ContentHash, _ numbers: UInt64...) {
    let words = [content.high, content.low, ToolIdentity.current] + numbers
    let hash = words.withUnsafeBytes { ContentHash(of: $0) }
    name =
      String(hash.high, radix: 36) + String(hash.low, radix: 36) + "-\(kind.rawValue)"
      + CacheFolder.ending
  }

  /// The key of an entry that depends on lists of texts.
  init(_ kind: Kind, of lists: [[String]]) {
    var text: [UInt8] = []
    text.reserveCapacity(lists.joined().reduce(lists.count) { $0 + $1.utf8.count + 1 })
    for list in lists {
      for line in list {
        text.append(contentsOf: line.utf8)
        text.append(0x0A)
      }
      // An empty line ends a list.
      text.append(0x0A)
    }
    let hash = text.withUnsafeBytes { ContentHash(of: $0) }
    self.init(kind, of: hash)
  }
}
