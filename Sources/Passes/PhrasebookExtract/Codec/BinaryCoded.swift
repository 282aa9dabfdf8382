/// A value that can be written as bytes and read back.
protocol BinaryCoded {
  /// Reads what `write(to:)` wrote.
  init(from reader: inout ByteReader) throws(ByteReader.Damage)
  /// Writes the whole value.
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

extension ByteReader {
  /// Reads a value of the inferred type.
  mutating func value<Value: BinaryCoded>() throws(Damage) -> Value { try Value(from: &self) }
}

extension ByteWriter {
  /// The number of a case, and the values that it holds.
  mutating func tagged<each Value: BinaryCoded>(_ tag: UInt8, _ value: repeat each Value) {
    byte(tag)
    repeat (each value).write(to: &self)
  }
}

extension BinaryCoded where Self: RawRepresentable, RawValue: BinaryCoded {
  init(from reader: inout ByteReader) throws(ByteReader.Damage) {
    guard let value = Self(rawValue: try reader.value()) else { throw ByteReader.Damage() }
    self = value
  }

  func write(to writer: inout ByteWriter) { rawValue.write(to: &writer) }
}

extension Array: BinaryCoded where Element: BinaryCoded {
  init(from reader: inout ByteReader) throws(ByteReader.Damage) {
    let count = try reader.count()
    self.init()
    // Little: lists of damaged bytes may be nested.
    reserveCapacity(Swift.min(count, 64))
    for _ in 0..<count { append(try Element(from: &reader)) }
  }

  func write(to writer: inout ByteWriter) {
    writer.count(count)
    for value in self { value.write(to: &writer) }
  }
}

extension Optional: BinaryCoded where Wrapped: BinaryCoded {
  init(from reader: inout ByteReader) throws(ByteReader.Damage) {
    self = try reader.bool() ? Wrapped(from: &reader) : nil
  }

  func write(to writer: inout ByteWriter) {
    writer.bool(self != nil)
    self?.write(to: &writer)
  }
}

extension String: BinaryCoded {
  init(from reader: inout ByteReader) throws(ByteReader.Damage) { self = try reader.string() }
  func write(to writer: inout ByteWriter) { writer.string(self) }
}

extension Bool: BinaryCoded {
  init(from reader: inout ByteReader) throws(ByteReader.Damage) { self = try reader.bool() }
  func write(to writer: inout ByteWriter) { writer.bool(self) }
}

extension UInt8: BinaryCoded {
  init(from reader: inout ByteReader) throws(ByteReader.Damage) { self = try reader.byte() }
  func write(to writer: inout ByteWriter) { writer.byte(self) }
}

extension UInt64: BinaryCoded {
  init(from reader: inout ByteReader) throws(ByteReader.Damage) { self = try reader.integer() }
  func write(to writer: inout ByteWriter) { writer.integer(self) }
}

extension UInt32: BinaryCoded {
  init(from reader: inout ByteReader) throws(ByteReader.Damage) {
    guard let value = UInt32(exactly: try reader.integer()) else { throw ByteReader.Damage() }
    self = value
  }

  func write(to writer: inout ByteWriter) { writer.integer(UInt64(self)) }
}

extension Int: BinaryCoded {
  /// No number that is written is negative.
  init(from reader: inout ByteReader) throws(ByteReader.Damage) {
    guard let value = Int(exactly: try reader.integer()) else { throw ByteReader.Damage() }
    self = value
  }

  func write(to writer: inout ByteWriter) { writer.count(self) }
}

extension Range: BinaryCoded where Bound: BinaryCoded {
  init(from reader: inout ByteReader) throws(ByteReader.Damage) {
    let (start, end) = (try Bound(from: &reader), try Bound(from: &reader))
    guard start <= end else { throw ByteReader.Damage() }
    self = start..<end
  }

  func write(to writer: inout ByteWriter) {
    lowerBound.write(to: &writer)
    upperBound.write(to: &writer)
  }
}
