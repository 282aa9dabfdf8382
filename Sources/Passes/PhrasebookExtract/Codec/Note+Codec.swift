internal import Phrasebook

extension Facts.Note: BinaryCoded {
  init(from reader: inout ByteReader) throws(ByteReader.Damage) {
    self.init(text: try Phrase(from: &reader), place: try Place(from: &reader))
  }

  func write(to writer: inout ByteWriter) {
    text.write(to: &writer)
    place.write(to: &writer)
  }
}
