extension Outline: BinaryRecord {
  static var blank: Self { Self() }

  init(from reader: inout ByteReader) throws(ByteReader.Damage) {
    self.init()
    try code(with: &reader)
    guard isSound else { throw ByteReader.Damage() }
  }

  mutating func code<Coder: ByteCoder>(with coder: inout Coder) throws(Coder.Failure) {
    try coder(&items)
    try coder(&names)
    try coder.names(&uses)
    try coder.names(&offers)
    try coder.names(&initialized)
    try coder(&inheritance)
    try coder.names(&imports)
    try coder.names(&reexports)
    try coder(&isWhole)
  }

  /// Whether every item comes after its parent.
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

extension Outline.Name: BinaryRecord {
  static var blank: Self { Self(hash: 0, item: 0) }

  mutating func code<Coder: ByteCoder>(with coder: inout Coder) throws(Coder.Failure) {
    try coder(&hash)
    try coder(&item)
  }
}

extension Outline.InheritanceEdge.Relation: BinaryCoded {}

extension Outline.InheritanceEdge: BinaryRecord {
  static var blank: Self { Self(name: 0, of: 0, relation: .inherits) }

  mutating func code<Coder: ByteCoder>(with coder: inout Coder) throws(Coder.Failure) {
    try coder(&name)
    try coder(&of)
    try coder(&relation)
  }
}
