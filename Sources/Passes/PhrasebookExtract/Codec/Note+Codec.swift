extension Facts.Note: BinaryCoded {
  init(from reader: inout ByteReader) throws(ByteReader.Damage) {
    self.init(message: try reader.string(), place: try Place(from: &reader))
  }

  func write(to writer: inout ByteWriter) {
    writer.string(message)
    place.write(to: &writer)
  }
}
