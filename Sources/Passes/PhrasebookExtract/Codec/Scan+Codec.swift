extension Scan: BinaryCoded {
  init(from reader: inout ByteReader) throws(ByteReader.Damage) {
    self.init()
    identifiers = try Self.names(&reader)
    declared = try Self.names(&reader)
    callable = try Self.names(&reader)
    literalCallees = try Self.names(&reader)
    hasLiteral = try reader.bool()
    isWhole = try reader.bool()
  }

  func write(to writer: inout ByteWriter) {
    for names in [identifiers, declared, callable, literalCallees] {
      writer.count(names.count)
      var last: UInt32 = 0
      for name in names {
        writer.integer(UInt64(name &- last))
        last = name
      }
    }
    writer.bool(hasLiteral)
    writer.bool(isWhole)
  }

  /// Sorted names are written as differences.
  private static func names(
    _ reader: inout ByteReader
  ) throws(ByteReader.Damage) -> [UInt32] {
    let count = try reader.count()
    var names: [UInt32] = []
    names.reserveCapacity(count)
    var last: UInt64 = 0
    for _ in 0..<count {
      let step = try reader.integer()
      guard step <= UInt64(UInt32.max) - last else { throw ByteReader.Damage() }
      last += step
      names.append(UInt32(last))
    }
    return names
  }
}

extension Scan {
  /// The scan as bytes, for a cache.
  package func encoded() -> [UInt8] {
    var writer = ByteWriter()
    write(to: &writer)
    return writer.finish()
  }

  /// The scan that `encoded()` wrote; nil for any other bytes.
  package init?(encoded bytes: UnsafeRawBufferPointer) {
    do {
      var reader = try ByteReader(bytes)
      try self.init(from: &reader)
      guard reader.isAtEnd else { return nil }
    } catch {
      return nil
    }
  }
}
