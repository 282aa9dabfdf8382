internal import Phrasebook

extension Facts: BinaryCoded {
  init(from reader: inout ByteReader) throws(ByteReader.Damage) {
    self.init(block: try Block(from: &reader), diagnostics: try reader.list())
    imports = try reader.names()
  }

  func write(to writer: inout ByteWriter) {
    block.write(to: &writer)
    writer.list(diagnostics)
    writer.names(imports)
  }
}

extension Extract.SourceFacts: BinaryCoded {
  init(from reader: inout ByteReader) throws(ByteReader.Damage) {
    self.init(file: try reader.string(), facts: try Facts(from: &reader))
  }

  func write(to writer: inout ByteWriter) {
    writer.string(file)
    facts.write(to: &writer)
  }
}

extension Extract.SourceFacts {
  /// Counts up with each change of what the bytes mean, so that no facts that another version of
  /// this project has written are taken for ours.
  package static let format = 4

  /// The name and the facts as bytes: the same for the same file, on any machine.
  package func encoded() -> [UInt8] { bytes }

  /// What `encoded()` wrote; nil for any other bytes.
  package init?(encoded bytes: UnsafeRawBufferPointer) { self.init(bytes: bytes) }
}
