/// A JSON text and the tape of its values, kept together so that what is not asked for is never
/// copied out, and what is not changed is written back byte for byte.
package struct JSONDocument: Sendable {
  /// The largest file that is read, in bytes; more is refused before any memory is taken.
  package static let maximumSize = 1 << 30 - 1
  /// How deep containers may nest. Real catalogs stay below 20.
  package static let maximumDepth = 512

  package let bytes: [UInt8]
  private let tape: JSONTape
  private let lines: LineMap

  /// Reads all of a text, or says what is wrong with it first.
  package init(_ bytes: [UInt8]) throws(JSONError) {
    guard bytes.count <= Self.maximumSize else {
      throw JSONError(message: Self.tooLarge, line: 1, column: 1)
    }
    tape = try bytes.withUnsafeBufferPointer { buffer throws(JSONError) in
      try JSONParser(buffer).parse()
    }
    self.bytes = bytes
    self.lines = LineMap(bytes)
  }

  /// What is said of a file over `maximumSize`.
  package static let tooLarge = "the file has 1 GiB or more; split the table"

  /// Lends the document for reading.
  package func withView<Result, Failure: Error>(
    _ body: (JSONView) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try withExtendedLifetime(tape) { () throws(Failure) in
      try bytes.withUnsafeBufferPointer { bytes throws(Failure) in
        try body(JSONView(bytes: bytes, nodes: tape.nodes))
      }
    }
  }

  /// The line and the column of a node, both from 1; the column counts UTF-8 code units.
  package func place(of node: Int) -> (line: Int, column: Int) {
    lines.place(of: tape.nodes[node].start, in: bytes)
  }
}
