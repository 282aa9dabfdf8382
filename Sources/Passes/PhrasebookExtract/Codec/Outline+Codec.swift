extension Outline: BinaryCoded {
  init(from reader: inout ByteReader) throws(ByteReader.Damage) {
    self.init()
    items = try reader.list()
    names = try reader.list()
    uses = try reader.names()
    offers = try reader.names()
    initialized = try reader.names()
    kin = try reader.list()
    imports = try reader.names()
    isWhole = try reader.bool()
    guard isSound else { throw ByteReader.Damage() }
  }

  func write(to writer: inout ByteWriter) {
    writer.list(items)
    writer.list(names)
    writer.names(uses)
    writer.names(offers)
    writer.names(initialized)
    writer.list(kin)
    writer.names(imports)
    writer.bool(isWhole)
  }

  /// True where every item stands after the one it is in.
  private var isSound: Bool {
    for (index, item) in items.enumerated() where item.parent < -1 || item.parent >= index {
      return false
    }
    return names.allSatisfy { $0.item >= 0 && Int($0.item) < items.count }
  }
}

extension Outline {
  /// The outline as bytes, for a cache.
  package func encoded() -> [UInt8] { bytes }

  /// The outline that `encoded()` wrote; nil for any other bytes.
  package init?(encoded bytes: UnsafeRawBufferPointer) { self.init(bytes: bytes) }
}

extension Outline.Name: BinaryCoded {
  init(from reader: inout ByteReader) throws(ByteReader.Damage) {
    self.init(hash: try reader.offset(), item: Int32(truncatingIfNeeded: try reader.offset()))
  }

  func write(to writer: inout ByteWriter) {
    writer.integer(UInt64(hash))
    writer.count(Int(item))
  }
}
