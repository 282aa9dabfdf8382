/// The relevant items of a file as a shorter source: types have only the relevant members, and
/// places are those in the file.
struct Excerpt {
  private(set) var bytes: [UInt8] = []
  /// The origin of each piece.
  private(set) var pieces: [Piece] = []
  /// The items in it, apart from the types around them.
  private(set) var items: [Int] = []

  struct Piece {
    /// The place at which it begins here and in the file.
    var start: Int
    var origin: Int
  }

  /// Once an excerpt is so long, the next item begins another one, so that a file of any size is
  /// read in pieces.
  private static let enough = 1 << 18

  /// Excerpts that together hold every item that matters.
  ///
  /// - Parameters:
  ///   - items: The items that are looked at; nil for all.
  ///   - length: The length from which on the next item begins another excerpt; 0 for one an item.
  static func each(
    of outline: Outline, in source: UnsafeBufferPointer<UInt8>, among items: [Int]? = nil,
    upTo length: Int = enough, _ use: (Excerpt) -> Void
  ) {
    var excerpt = Excerpt()
    // The types that are open, the outermost first.
    var open: [Int] = []
    for index in items ?? Array(outline.items.indices) {
      let item = outline.items[index]
      guard item.matters, !item.isLocal else { continue }
      var around = outline.chain(of: index)
      if excerpt.bytes.count > length {
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
      excerpt.items.append(index)
      if !item.hasMembers { excerpt.append(Int(item.start)..<Int(item.end), of: source) }
    }
    excerpt.close(&open, keeping: 0)
    if !excerpt.bytes.isEmpty { use(excerpt) }
  }

  /// The facts of the excerpt.
  ///
  /// - Parameters:
  ///   - places: The places of the file.
  ///   - outline: The items of the file, for an excerpt of one item: the attributes of the types around
  ///     belong to other excerpts.
  func facts(_ places: PlaceTable, in outline: Outline? = nil) -> Facts {
    var facts = bytes.withUnsafeBufferPointer {
      FactsReader.read($0, places: places.excerpt(pieces))
    }
    guard let outline, let item = items.first else { return facts }
    let around = outline.chain(of: item).count - (outline.items[item].hasMembers ? 1 : 0)
    facts.block.statements = facts.block.statements.map { statement in
      guard case .declaration(let declaration) = statement else { return statement }
      return .declaration(declaration.withoutAttributes(ofTypesAround: around))
    }
    return facts
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

extension Declaration {
  /// The same declaration without the attributes of the outermost types.
  fileprivate func withoutAttributes(ofTypesAround count: Int) -> Declaration {
    guard count > 0, case .type(var type) = self else { return self }
    type.attributes = []
    type.members = type.members.map { $0.withoutAttributes(ofTypesAround: count - 1) }
    return .type(type)
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
