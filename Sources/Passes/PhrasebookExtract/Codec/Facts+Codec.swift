extension Facts {
  /// The facts as bytes, for a cache; nil where they nest deeper than could be read back.
  package func encoded() -> [UInt8]? {
    var writer = ByteWriter()
    write(to: &writer)
    return writer.isTooDeep ? nil : writer.finish()
  }

  /// Bytes that change only with what other files can see of the declarations.
  package func declarationBytes() -> [UInt8] {
    var writer = ByteWriter(omittingBodies: true)
    for case .declaration(let declaration) in block.statements { declaration.write(to: &writer) }
    return writer.finish()
  }

  /// The facts that `encoded()` wrote; nil for any other bytes.
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

extension Facts: BinaryCoded {
  init(from reader: inout ByteReader) throws(ByteReader.Damage) {
    self.init(block: try Block(from: &reader), diagnostics: try reader.list())
  }

  func write(to writer: inout ByteWriter) {
    block.write(to: &writer)
    writer.list(diagnostics)
  }
}

extension Facts.Note: BinaryCoded {
  init(from reader: inout ByteReader) throws(ByteReader.Damage) {
    self.init(message: try reader.string(), place: try Place(from: &reader))
  }

  func write(to writer: inout ByteWriter) {
    writer.string(message)
    place.write(to: &writer)
  }
}
