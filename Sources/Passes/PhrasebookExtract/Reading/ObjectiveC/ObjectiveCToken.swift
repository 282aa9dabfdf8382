/// One token of Objective-C or C, as far as calls and literals need them.
struct ObjectiveCToken {
  enum Kind {
    /// An identifier or keyword, by the hash of its name.
    case name(UInt32)
    /// A literal; its content is read on demand.
    case string(Range<Int>, isRaw: Bool)
    /// A number or a character.
    case number
    /// One byte of anything else.
    case mark(UInt8)
    /// `#define` and its name have been read: the rest of the line is the replacement.
    case definition
    /// The end of the replacement of a `#define`.
    case endOfDefinition
    /// Any other preprocessor line.
    case directive
    case end
  }

  var kind: Kind
  /// The place at which it begins: the `@` of an Objective-C literal.
  var start: Int
  var end: Int
}
