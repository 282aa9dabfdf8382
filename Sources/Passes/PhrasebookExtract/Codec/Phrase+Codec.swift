import Phrasebook

/// A phrase is kept by its key and values, so that what a cache holds is still read in the language of
/// whoever reads it; a text that is never looked up, as it is.
extension Phrase: BinaryCoded {
  /// Phrases within phrases go no deeper than this; what does is a text.
  private static let deepest = 8

  init(from reader: inout ByteReader) throws(ByteReader.Damage) {
    try self.init(from: &reader, depth: 0)
  }

  private init(from reader: inout ByteReader, depth: Int) throws(ByteReader.Damage) {
    let isVerbatim = try reader.bool()
    let key = try reader.string()
    guard !isVerbatim else {
      self = .verbatim(key)
      return
    }
    var values: [KeptValue] = []
    for _ in 0..<(try reader.count()) {
      if try reader.bool() {
        guard depth < Self.deepest else { throw ByteReader.Damage() }
        values.append(.phrase(try Phrase(from: &reader, depth: depth + 1)))
      } else {
        values.append(.plain(try FormatArgument(from: &reader)))
      }
    }
    self.init(key: key, values: values)
  }

  func write(to writer: inout ByteWriter) { write(to: &writer, depth: 0) }

  private func write(to writer: inout ByteWriter, depth: Int) {
    writer.bool(isVerbatim)
    writer.string(key)
    guard !isVerbatim else { return }
    let values = self.values
    writer.count(values.count)
    for value in values {
      switch value {
      case .phrase(let phrase) where depth < Self.deepest:
        writer.bool(true)
        phrase.write(to: &writer, depth: depth + 1)
      case .phrase(let phrase):
        writer.bool(false)
        FormatArgument.string(phrase.sourceText).write(to: &writer)
      case .plain(let value):
        writer.bool(false)
        value.write(to: &writer)
      }
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
