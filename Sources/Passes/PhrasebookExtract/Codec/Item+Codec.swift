extension Item: BinaryRecord {
  static var blank: Self { Self(.code, parent: -1, start: 0) }

  mutating func code<Coder: ByteCoder>(with coder: inout Coder) throws(Coder.Failure) {
    try coder(&kind)
    try coder(&marks)
    try coder(&parent)
    try coder(&start)
    try coder(&end)
    try coder(&inside)
    try coder(&name)
    try coder(&path)
    try coder(&digest)
  }

  /// The properties that are true or false, one in each bit.
  private var marks: UInt8 {
    get {
      (matters ? 1 : 0) | (isLocal ? 2 : 0) | (hasValue ? 4 : 0) | (isObserved ? 8 : 0)
        | (mentions ? 16 : 0) | (hasLiteral ? 32 : 0) | (isPublic ? 64 : 0)
        | (namesBundle ? 128 : 0)
    }
    set {
      matters = newValue & 1 != 0
      isLocal = newValue & 2 != 0
      hasValue = newValue & 4 != 0
      isObserved = newValue & 8 != 0
      mentions = newValue & 16 != 0
      hasLiteral = newValue & 32 != 0
      isPublic = newValue & 64 != 0
      namesBundle = newValue & 128 != 0
    }
  }
}

extension Item.Kind: BinaryCoded {}

extension Int32: BinaryCoded {
  /// The index of an item; -1 for nil.
  init(from reader: inout ByteReader) throws(ByteReader.Damage) {
    guard let value = Int32(exactly: Int64(try UInt32(from: &reader)) - 1) else {
      throw ByteReader.Damage()
    }
    self = value
  }

  func write(to writer: inout ByteWriter) {
    writer.integer(UInt64(truncatingIfNeeded: Int64(self) + 1))
  }
}
