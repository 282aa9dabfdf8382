/// A JSON document and the tape of its values, kept together so that values that are not used are
/// never converted.
package struct JSONDocument: Sendable {
  /// The largest file that is read, in bytes; more is refused before any memory is taken.
  package static let maximumSize = 1 << 30 - 1
  /// The maximum depth of nested containers. Real catalogs stay below 20.
  package static let maximumDepth = 512

  /// The document.
  package let bytes: [UInt8]
  /// The offset of the first comma behind which a container ends; nil without one.
  package let trailingComma: Int?
  private let tape: JSONTape
  private let lines: LineMap

  /// Reads a document; throws its first error.
  ///
  /// - Parameter allowsTrailingCommas: Whether a comma may follow the last part of a container, as
  ///   Foundation reads it.
  package init(_ bytes: [UInt8], allowsTrailingCommas: Bool = false) throws(JSONError) {
    guard bytes.count <= Self.maximumSize else {
      throw JSONError(Self.tooLarge, line: 1, column: 1)
    }
    (tape, trailingComma) = try bytes.withUnsafeBufferPointer { buffer throws(JSONError) in
      try JSONParser(buffer, allowsTrailingCommas: allowsTrailingCommas).parse()
    }
    self.bytes = bytes
    self.lines = LineMap(bytes)
  }

  /// The message for a file over `maximumSize`.
  package static let tooLarge = JSONMessage("the file has 1 GiB or more; split the table")

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

  /// The line and the column of a byte, both from 1.
  package func place(ofByte offset: Int) -> (line: Int, column: Int) {
    lines.place(of: offset, in: bytes)
  }

  /// The line and the column of a node, both from 1; the column counts UTF-8 code units.
  package func place(of node: Int) -> (line: Int, column: Int) {
    lines.place(of: tape.nodes[node].start, in: bytes)
  }

  /// Returns the line and the column of an offset within a string's value, which does not count the
  /// backslashes of escapes.
  package func place(of node: Int, textOffset: Int) -> (line: Int, column: Int) {
    let node = tape.nodes[node]
    guard node.kind == .string else { return lines.place(of: node.start, in: bytes) }
    var (index, left) = (node.text.lowerBound, textOffset)
    if node.hasEscapes {
      while left > 0, index < node.text.upperBound {
        let next = escapeEnd(at: index, before: node.text.upperBound)
        left -= textCount(of: index..<next)
        index = next
      }
    } else {
      index = min(index + max(left, 0), node.text.upperBound)
    }
    return lines.place(of: index, in: bytes)
  }

  /// Returns the number of bytes that a byte or an escape represents.
  private func textCount(of range: Range<Int>) -> Int {
    guard bytes[range.lowerBound] == .backslash else { return 1 }
    return bytes[range].withUnsafeBufferPointer { escape in
      withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 16) { unescape(escape, into: $0) }
    }
  }

  /// The end of the character at an index: a byte, or an escape with its partner.
  private func escapeEnd(at index: Int, before end: Int) -> Int {
    guard bytes[index] == .backslash, index + 1 < end else { return index + 1 }
    guard bytes[index + 1] == UInt8(ascii: "u") else { return index + 2 }
    let isPair =
      index + 12 <= end && bytes[index + 2] | 0x20 == UInt8(ascii: "d")
      && (bytes[index + 3] == 0x38 || bytes[index + 3] == 0x39 || (bytes[index + 3] | 0x20) == 0x61
        || (bytes[index + 3] | 0x20) == 0x62)
    return min(end, index + (isPair ? 12 : 6))
  }
}
