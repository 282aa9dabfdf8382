/// One value of a document, the name of a member, or the end of a container: 8 bytes, so that the
/// tape of a catalog is smaller than its text.
///
/// The tape is in the order of the text. A container is followed by its parts and by its end; in an
/// object, names and values take turns.
@frozen
public struct JSONNode: Sendable {
  /// The kind of a value.
  @frozen
  public enum Kind: UInt8, Sendable {
    /// The kinds of JSON values.
    case null, `true`, `false`, number, array, object, string
  }

  /// The kind of a node; the three kinds of strings come last.
  @usableFromInline
  @frozen
  enum Tag: UInt8 {
    /// The kinds of JSON values.
    case null, `true`, `false`, number, array, object
    /// The end of a container: the closing bracket.
    case end
    /// A string without escapes, in ASCII.
    case ascii
    /// A string without escapes.
    case text
    /// A string with escapes.
    case escaped
  }

  /// Thirty bits hold any offset and any index of a document within `JSONDocument.maximumSize`.
  @usableFromInline static var fieldBits: UInt64 { 30 }

  /// The tag in the lowest 4 bits, then the offset, then the extent.
  @usableFromInline let bits: UInt64

  @inlinable @inline(__always)
  init(_ tag: Tag, start: Int, extent: Int) {
    bits =
      UInt64(tag.rawValue) | UInt64(truncatingIfNeeded: start) << 4
      | UInt64(truncatingIfNeeded: extent) << (4 + Self.fieldBits)
  }

  @inlinable @inline(__always)
  var tag: UInt8 { UInt8(truncatingIfNeeded: bits & 0xF) }

  /// The offset of the first byte: the opening quote or bracket, or the first digit.
  @inlinable @inline(__always)
  public var start: Int { Int(truncatingIfNeeded: bits >> 4 & (1 << Self.fieldBits - 1)) }

  /// The length in bytes of a scalar; of a container the index of its end, and of an end the number
  /// of parts.
  @inlinable @inline(__always)
  var extent: Int { Int(truncatingIfNeeded: bits >> (4 + Self.fieldBits)) }

  /// The kind of the value; meaningless for an end, which iteration over parts never visits.
  @inlinable @inline(__always)
  public var kind: Kind { Kind(rawValue: tag) ?? .string }

  @inlinable @inline(__always)
  var isContainer: Bool { tag == Tag.array.rawValue || tag == Tag.object.rawValue }

  /// Whether it is a string: a value, or the name of a member.
  @inlinable @inline(__always)
  package var isText: Bool { tag >= Tag.ascii.rawValue }

  /// Whether a string has escapes.
  @inlinable @inline(__always)
  public var hasEscapes: Bool { tag == Tag.escaped.rawValue }

  @inlinable @inline(__always)
  var isASCII: Bool { tag == Tag.ascii.rawValue }

  /// The bytes of a string, without its quotes.
  @inlinable @inline(__always)
  public var text: Range<Int> { start + 1..<start + extent - 1 }
}
