/// A value that can be written as bytes and read back.
///
/// Whoever adds a property to such a value adds it to both directions; a test counts them.
protocol BinaryCoded {
  /// Reads what `write(to:)` wrote.
  init(from reader: inout ByteReader) throws(ByteReader.Damage)
  /// Writes every property, in order.
  func write(to writer: inout ByteWriter)
}

extension BinaryCoded {
  /// The value as bytes.
  var bytes: [UInt8] {
    var writer = ByteWriter()
    write(to: &writer)
    return writer.finish()
  }

  /// The value that `bytes` are of; nil for any other bytes.
  init?(bytes: UnsafeRawBufferPointer) {
    do {
      var reader = try ByteReader(bytes)
      try self.init(from: &reader)
      guard reader.isAtEnd else { return nil }
    } catch {
      return nil
    }
  }
}

extension ByteWriter {
  mutating func list<Element: BinaryCoded>(_ values: [Element]) {
    count(values.count)
    for value in values { value.write(to: &self) }
  }

  mutating func optional<Value: BinaryCoded>(_ value: Value?) {
    bool(value != nil)
    value?.write(to: &self)
  }
}

extension ByteReader {
  mutating func list<Element: BinaryCoded>() throws(Damage) -> [Element] {
    let count = try count()
    var values: [Element] = []
    // Little: lists of damaged bytes may stand within each other.
    values.reserveCapacity(min(count, 64))
    for _ in 0..<count { values.append(try Element(from: &self)) }
    return values
  }

  mutating func optional<Value: BinaryCoded>() throws(Damage) -> Value? {
    try bool() ? Value(from: &self) : nil
  }
}

extension String: BinaryCoded {
  init(from reader: inout ByteReader) throws(ByteReader.Damage) { self = try reader.string() }
  func write(to writer: inout ByteWriter) { writer.string(self) }
}

extension Place: BinaryCoded {
  init(from reader: inout ByteReader) throws(ByteReader.Damage) {
    let line = UInt32(exactly: try reader.integer())
    let column = UInt32(exactly: try reader.integer())
    guard let line, let column else { throw ByteReader.Damage() }
    self.init(line: line, column: column)
  }

  func write(to writer: inout ByteWriter) {
    writer.integer(UInt64(line))
    writer.integer(UInt64(column))
  }
}
