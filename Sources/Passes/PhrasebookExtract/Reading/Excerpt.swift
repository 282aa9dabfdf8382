/// The relevant items of a file as a shorter source: types have only the relevant members, and
/// places are those in the file.
struct Excerpt {
  private(set) var bytes: [UInt8] = []
  /// The origin of each piece.
  private(set) var pieces: [Piece] = []

  struct Piece {
    /// The place at which it begins here and in the file.
    var start: Int
    var origin: Int
  }

  /// Once an excerpt is so long, the next item begins another one, so that a file of any size is
  /// read in pieces.
  private static let enough = 1 << 18

  /// Excerpts that together hold every item that matters.
  static func each(
    of outline: Outline, in source: UnsafeBufferPointer<UInt8>, _ use: (Excerpt) -> Void
  ) {
    var excerpt = Excerpt()
    // The types that are open, the outermost first.
    var open: [Int] = []
    for (index, item) in outline.items.enumerated() where item.matters && !item.isLocal {
      var around = outline.chain(of: index)
      if excerpt.bytes.count > enough {
        excerpt.close(&open, keeping: 0)
        use(excerpt)
        excerpt = Excerpt()
      }
      excerpt.close(&open, keeping: zip(open, around).prefix { $0 == $1 }.count)
      around.removeFirst(open.count)
      for type in around {
        let header = outline.items[type]
        excerpt.append(Int(header.start)..<Int(header.inside.lowerBound), of: source)
        open.append(type)
      }
      if !item.hasMembers { excerpt.append(Int(item.start)..<Int(item.end), of: source) }
    }
    excerpt.close(&open, keeping: 0)
    if !excerpt.bytes.isEmpty { use(excerpt) }
  }

  private mutating func close(_ open: inout [Int], keeping kept: Int) {
    while open.count > kept {
      bytes += [UInt8(ascii: "}"), UInt8(ascii: "\n")]
      open.removeLast()
    }
  }

  private mutating func append(_ range: Range<Int>, of source: UnsafeBufferPointer<UInt8>) {
    guard range.upperBound <= source.count else { return }
    pieces.append(Piece(start: bytes.count, origin: range.lowerBound))
    bytes += source[range]
    bytes.append(UInt8(ascii: "\n"))
  }
}

extension Outline {
  /// The types around an item, the outermost first, and the item itself if it is one.
  fileprivate func chain(of index: Int) -> [Int] {
    var chain = items[index].hasMembers ? [index] : []
    var parent = Int(items[index].parent)
    while parent >= 0 {
      chain.insert(parent, at: 0)
      parent = Int(items[parent].parent)
    }
    return chain
  }
}
