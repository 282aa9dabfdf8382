internal import Phrasebook

extension Resolving.Findings: BinaryCoded {
  init(from reader: inout ByteReader) throws(ByteReader.Damage) {
    self.init()
    sites = try reader.list()
    open = try reader.list()
    fixed = try reader.list()
    joined = try reader.list()
    formatted = try reader.list()
    notes = try reader.list()
    asked = try reader.names()
  }

  func write(to writer: inout ByteWriter) {
    writer.list(sites)
    writer.list(open)
    writer.list(fixed)
    writer.list(joined)
    writer.list(formatted)
    writer.list(notes)
    writer.names(asked)
  }
}

extension Resolving.Findings {
  /// The findings as bytes, for a cache.
  package func encoded() -> [UInt8] { bytes }

  /// The findings that `encoded()` wrote; nil for any other bytes.
  package init?(encoded bytes: UnsafeRawBufferPointer) { self.init(bytes: bytes) }
}

extension JoinedSite: BinaryCoded {
  init(from reader: inout ByteReader) throws(ByteReader.Damage) {
    self.init(keys: try reader.list(), place: try Place(from: &reader))
  }

  func write(to writer: inout ByteWriter) {
    writer.list(keys)
    place.write(to: &writer)
  }
}

extension FormatSite: BinaryCoded {
  init(from reader: inout ByteReader) throws(ByteReader.Damage) {
    self.init(
      table: try reader.string(), key: try reader.string(), arguments: try reader.list(),
      place: try Place(from: &reader))
  }

  func write(to writer: inout ByteWriter) {
    writer.string(table)
    writer.string(key)
    writer.list(arguments)
    place.write(to: &writer)
  }
}

extension Site: BinaryCoded {
  init(from reader: inout ByteReader) throws(ByteReader.Damage) {
    self.init(
      key: try reader.string(), table: try reader.string(), defaultValue: try reader.optional(),
      comment: try reader.optional(), bundle: try reader.optional(), phrases: try reader.list(),
      isGuessed: try reader.bool(), isPassedOn: try reader.bool(), place: try Place(from: &reader))
  }

  func write(to writer: inout ByteWriter) {
    writer.string(key)
    writer.string(table)
    writer.optional(defaultValue)
    writer.optional(comment)
    writer.optional(bundle)
    writer.list(phrases)
    writer.bool(isGuessed)
    writer.bool(isPassedOn)
    place.write(to: &writer)
  }
}

extension OpenSite: BinaryCoded {
  init(from reader: inout ByteReader) throws(ByteReader.Damage) {
    self.init(
      table: try reader.optional(), reason: try Phrase(from: &reader),
      place: try Place(from: &reader))
  }

  func write(to writer: inout ByteWriter) {
    writer.optional(table)
    reason.write(to: &writer)
    place.write(to: &writer)
  }
}

extension FixedSite: BinaryCoded {
  init(from reader: inout ByteReader) throws(ByteReader.Damage) {
    self.init(
      text: try reader.string(), context: try reader.string(), place: try Place(from: &reader))
  }

  func write(to writer: inout ByteWriter) {
    writer.string(text)
    writer.string(context)
    place.write(to: &writer)
  }
}
