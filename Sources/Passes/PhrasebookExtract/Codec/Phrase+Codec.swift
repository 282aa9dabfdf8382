import Phrasebook

/// A phrase is kept by its key and values, so that what a cache holds is still read in the language of
/// whoever reads it; a text that is never looked up, as it is.
extension Phrase: BinaryCoded {
  init(from reader: inout ByteReader) throws(ByteReader.Damage) {
    try reader.enter()
    defer { reader.leave() }
    let isVerbatim = try reader.bool()
    let key = try reader.string()
    self = isVerbatim ? .verbatim(key) : Phrase(key: key, values: try reader.list())
  }

  func write(to writer: inout ByteWriter) {
    writer.bool(isVerbatim)
    writer.string(key)
    if !isVerbatim { writer.list(values) }
  }
}

extension Phrase.KeptValue: BinaryCoded {
  init(from reader: inout ByteReader) throws(ByteReader.Damage) {
    self =
      try reader.bool()
      ? .phrase(try Phrase(from: &reader)) : .plain(try FormatArgument(from: &reader))
  }

  func write(to writer: inout ByteWriter) {
    switch self {
    case .phrase(let phrase):
      writer.bool(true)
      phrase.write(to: &writer)
    case .plain(let value):
      writer.bool(false)
      value.write(to: &writer)
    }
  }
}

extension FormatArgument: BinaryCoded {
  init(from reader: inout ByteReader) throws(ByteReader.Damage) {
    switch try reader.byte() {
    case 0: self = .string(try reader.string())
    case 1: self = .int(Int64(bitPattern: try reader.integer()))
    case 2: self = .uint(try reader.integer())
    case 3: self = .double(Double(bitPattern: try reader.integer()))
    default: throw ByteReader.Damage()
    }
  }

  func write(to writer: inout ByteWriter) {
    switch self {
    case .string(let text):
      writer.byte(0)
      writer.string(text)
    case .int(let value):
      writer.byte(1)
      writer.integer(UInt64(bitPattern: value))
    case .uint(let value):
      writer.byte(2)
      writer.integer(value)
    case .double(let value):
      writer.byte(3)
      writer.integer(value.bitPattern)
    }
  }
}
