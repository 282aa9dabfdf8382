/// One value of a document, or the name of a member: 16 bytes, so that the tape of a large catalog
/// stays as small as its text.
///
/// The tape is in the order of the text. A container is followed by its parts; in an object, names
/// and values take turns.
@frozen
public struct JSONNode: Sendable {
  @frozen
  public enum Kind: UInt8, Sendable {
    case null, `true`, `false`, number, string, array, object
  }

  /// The offset of the first byte: the opening quote or bracket, or the first digit.
  public var start: UInt32
  /// The offset one past the last byte.
  public var end: UInt32
  /// The index of the node that follows this one and all its parts.
  public var next: UInt32
  public var kind: Kind
  /// True for a string whose bytes are not its text, because there is a backslash among them.
  public var hasEscapes = false

  /// The bytes of a string, without its quotes.
  @inlinable
  public var text: Range<Int> { Int(start) + 1..<Int(end) - 1 }
  /// All bytes.
  @inlinable
  public var range: Range<Int> { Int(start)..<Int(end) }
}
