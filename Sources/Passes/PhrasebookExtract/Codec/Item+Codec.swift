extension Item: BinaryCoded {
  init(from reader: inout ByteReader) throws(ByteReader.Damage) {
    guard let kind = Kind(rawValue: try reader.byte()) else { throw ByteReader.Damage() }
    let flags = try reader.byte()
    let parent = try reader.offset()
    self.init(kind, parent: Int32(truncatingIfNeeded: parent) - 1, start: 0)
    matters = flags & 1 != 0
    isLocal = flags & 2 != 0
    hasValue = flags & 4 != 0
    isObserved = flags & 8 != 0
    mentions = flags & 16 != 0
    hasLiteral = flags & 32 != 0
    isPublic = flags & 64 != 0
    namesBundle = flags & 128 != 0
    start = try reader.offset()
    end = try reader.offset()
    inside = try reader.range()
    name = try reader.range()
    path = try reader.offset()
    digest = try reader.integer()
  }

  func write(to writer: inout ByteWriter) {
    writer.byte(kind.rawValue)
    writer.byte(
      (matters ? 1 : 0) | (isLocal ? 2 : 0) | (hasValue ? 4 : 0) | (isObserved ? 8 : 0)
        | (mentions ? 16 : 0) | (hasLiteral ? 32 : 0)
        | (isPublic ? 64 : 0) | (namesBundle ? 128 : 0))
    writer.count(Int(parent) + 1)
    for offset in [
      start, end, inside.lowerBound, inside.upperBound, name.lowerBound, name.upperBound, path,
    ] {
      writer.integer(UInt64(offset))
    }
    writer.integer(digest)
  }
}

extension Outline.Kinship: BinaryCoded {
  init(from reader: inout ByteReader) throws(ByteReader.Damage) {
    let (name, of) = (try reader.offset(), try reader.offset())
    guard let relation = Relation(rawValue: try reader.byte()) else { throw ByteReader.Damage() }
    self.init(name: name, of: of, relation: relation)
  }

  func write(to writer: inout ByteWriter) {
    writer.integer(UInt64(name))
    writer.integer(UInt64(of))
    writer.byte(relation.rawValue)
  }
}

extension ByteReader {
  /// A number of 32 bits.
  mutating func offset() throws(Damage) -> UInt32 {
    guard let value = UInt32(exactly: try integer()) else { throw Damage() }
    return value
  }

  fileprivate mutating func range() throws(Damage) -> Range<UInt32> {
    let start = try offset()
    let end = try offset()
    guard start <= end else { throw Damage() }
    return start..<end
  }

  /// Sorted hashes, which are written as differences.
  mutating func names() throws(Damage) -> [UInt32] {
    let count = try count()
    var names: [UInt32] = []
    names.reserveCapacity(count)
    var last: UInt64 = 0
    for _ in 0..<count {
      let step = try integer()
      guard step <= UInt64(UInt32.max) - last else { throw Damage() }
      last += step
      names.append(UInt32(last))
    }
    return names
  }
}

extension ByteWriter {
  /// Sorted hashes, as differences.
  mutating func names(_ names: [UInt32]) {
    count(names.count)
    var last: UInt32 = 0
    for name in names {
      integer(UInt64(name &- last))
      last = name
    }
  }
}
