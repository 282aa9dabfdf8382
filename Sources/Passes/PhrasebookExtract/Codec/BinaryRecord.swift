/// A structure whose properties are listed once, for writing and for reading.
///
/// A property that is missing from the list is lost; a test counts the properties.
protocol BinaryRecord: BinaryCoded {
  /// A value whose properties are all replaced when one is read.
  static var blank: Self { get }
  /// Hands every property to a coder, in order.
  mutating func code<Coder: ByteCoder>(with coder: inout Coder) throws(Coder.Failure)
}

extension BinaryRecord {
  init(from reader: inout ByteReader) throws(ByteReader.Damage) {
    var value = Self.blank
    try value.code(with: &reader)
    self = value
  }

  func write(to writer: inout ByteWriter) {
    var value = self
    value.code(with: &writer)
  }
}

/// One direction of a record: a reader replaces the properties, a writer writes them.
protocol ByteCoder {
  associatedtype Failure: Error
  mutating func callAsFunction<Value: BinaryCoded>(_ value: inout Value) throws(Failure)
  /// Sorted hashes, as differences.
  mutating func names(_ names: inout [UInt32]) throws(Failure)
}

extension ByteReader: ByteCoder {
  mutating func callAsFunction<Value: BinaryCoded>(_ value: inout Value) throws(Damage) {
    value = try Value(from: &self)
  }

  mutating func names(_ names: inout [UInt32]) throws(Damage) {
    let count = try count()
    names = []
    names.reserveCapacity(count)
    var last: UInt64 = 0
    for _ in 0..<count {
      let step = try integer()
      guard step <= UInt64(UInt32.max) - last else { throw Damage() }
      last += step
      names.append(UInt32(last))
    }
  }
}

extension ByteWriter: ByteCoder {
  mutating func callAsFunction<Value: BinaryCoded>(_ value: inout Value) { value.write(to: &self) }

  mutating func names(_ names: inout [UInt32]) {
    count(names.count)
    var last: UInt32 = 0
    for name in names {
      integer(UInt64(name &- last))
      last = name
    }
  }
}
