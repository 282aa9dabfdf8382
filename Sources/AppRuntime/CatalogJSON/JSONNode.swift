/// One value of a document, or the name of a member: 16 bytes, so that the tape of a large catalog
/// stays as small as its text.
///
/// The tape is in the order of the text. A container is followed by its parts; in an object, names
/// and values take turns.
package struct JSONNode: Sendable {
  package enum Kind: UInt8, Sendable {
    case null, `true`, `false`, number, string, array, object
  }

  /// The offset of the first byte: the opening quote or bracket, or the first digit.
  package var start: UInt32
  /// The offset one past the last byte.
  package var end: UInt32
  /// The index of the node that follows this one and all its parts.
  package var next: UInt32
  package var kind: Kind
  /// True for a string whose bytes are not its text, because there is a backslash among them.
  package var hasEscapes = false

  /// The bytes of a string, without its quotes.
  @inlinable
  package var text: Range<Int> { Int(start) + 1..<Int(end) - 1 }
  /// All bytes.
  @inlinable
  package var range: Range<Int> { Int(start)..<Int(end) }
}
