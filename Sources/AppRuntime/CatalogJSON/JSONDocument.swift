/// A JSON text and the tape of its values, kept together so that what is not asked for is never
/// copied out, and what is not changed is written back byte for byte.
package struct JSONDocument: Sendable {
  /// The largest file that is read, in bytes; more is refused before any memory is taken.
  package static let maximumSize = 1 << 30

  package let bytes: [UInt8]
  /// The tape; the first node is the whole document.
  package let nodes: [JSONNode]
  private let lines: LineMap

  /// Reads all of a text, or says what is wrong with it first.
  package init(_ bytes: [UInt8]) throws(JSONError) {
    guard bytes.count <= Self.maximumSize else {
      throw JSONError(message: Self.tooLarge, line: 1, column: 1)
    }
    var failure: JSONError?
    nodes = bytes.withUnsafeBufferPointer { buffer in
      var parser = JSONParser(buffer)
      do throws(JSONError) {
        try parser.parse()
      } catch {
        failure = error
      }
      return parser.nodes
    }
    if let failure { throw failure }
    self.bytes = bytes
    self.lines = LineMap(bytes)
  }

  /// What is said of a file over `maximumSize`.
  package static let tooLarge = "the file is larger than 1 GiB; split the table"

  /// The line and the column of a node, both from 1; the column counts UTF-8 code units.
  package func place(of node: Int) -> (line: Int, column: Int) {
    lines.place(of: Int(nodes[node].start), in: bytes)
  }

  /// The text of a string or of a member's name.
  package func string(_ node: Int) -> String {
    withText(node) { String(decoding: $0, as: UTF8.self) }
  }

  /// The bytes of a node as they are written.
  package func source(_ node: Int) -> String {
    String(decoding: bytes[nodes[node].range], as: UTF8.self)
  }

  /// Lends the text of a string node.
  @inline(__always)
  package func withText<Result>(_ node: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    bytes.withUnsafeBufferPointer { CatalogJSON.withText(of: nodes[node], $0, body) }
  }

  /// Whether a string node says just this, byte for byte.
  package func hasText(_ node: Int, _ text: String) -> Bool {
    var text = text
    return text.withUTF8 { text in withText(node) { $0.isEqual(text) } }
  }

  /// Whether a member's name is a word of the format.
  @inline(__always)
  package func hasText(_ node: Int, _ text: StaticString) -> Bool {
    let node = nodes[node]
    // A word of the format has no escape; one that is spelled with escapes takes the long way.
    guard node.hasEscapes || node.text.count == text.utf8CodeUnitCount else { return false }
    return text.withUTF8Buffer { text in
      bytes.withUnsafeBufferPointer { CatalogJSON.hasText(node, text, $0) }
    }
  }
}
