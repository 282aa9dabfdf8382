import Phrasebook

/// A phrase is kept by its key and values, so that a cache is read in the language of its user; a
/// text that is never looked up is kept unchanged.
extension Phrase: BinaryCoded {
  init(from reader: inout ByteReader) throws(ByteReader.Damage) {
    try reader.enter()
    defer { reader.leave() }
    let isVerbatim = try reader.bool()
    let key = try reader.string()
    self = isVerbatim ? .verbatim(key) : Phrase(key: key, values: try reader.value())
  }

  func write(to writer: inout ByteWriter) {
    writer.bool(isVerbatim)
    writer.string(key)
    if !isVerbatim { values.write(to: &writer) }
  }
}

extension Phrase.KeptValue: BinaryCoded {
  init(from reader: inout ByteReader) throws(ByteReader.Damage) {
    switch try reader.byte() {
    case 0: self = .plain(try reader.value())
    case 1: self = .phrase(try reader.value())
    default: throw ByteReader.Damage()
    }
  }

  func write(to writer: inout ByteWriter) {
    switch self {
    case .plain(let value): writer.tagged(0, value)
    case .phrase(let phrase): writer.tagged(1, phrase)
    }
  }
}

extension FormatArgument: BinaryCoded {
  init(from reader: inout ByteReader) throws(ByteReader.Damage) {
    switch try reader.byte() {
    case 0: self = .string(try reader.value())
    case 1: self = .int(try reader.value())
    case 2: self = .uint(try reader.value())
    case 3: self = .double(try reader.value())
    default: throw ByteReader.Damage()
    }
  }

  func write(to writer: inout ByteWriter) {
    switch self {
    case .string(let text): writer.tagged(0, text)
    case .int(let value): writer.tagged(1, value)
    case .uint(let value): writer.tagged(2, value)
    case .double(let value): writer.tagged(3, value)
    }
  }
}

extension Int64: BinaryCoded {
  init(from reader: inout ByteReader) throws(ByteReader.Damage) {
    self.init(bitPattern: try reader.integer())
  }

  func write(to writer: inout ByteWriter) { writer.integer(UInt64(bitPattern: self)) }
}

extension Double: BinaryCoded {
  init(from reader: inout ByteReader) throws(ByteReader.Damage) {
    self.init(bitPattern: try reader.integer())
  }

  func write(to writer: inout ByteWriter) { writer.integer(bitPattern) }
}
