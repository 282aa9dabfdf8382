/// One token of Objective-C or C, as far as calls and literals need them.
struct ObjectiveCToken {
  enum Kind {
    /// An identifier or keyword, by the hash of its name.
    case name(UInt32)
    /// A literal; what stands between its quotes is read where it is wanted.
    case string(Range<Int>, isRaw: Bool)
    /// A number or a character.
    case number
    /// One byte of anything else.
    case mark(UInt8)
    /// `#define` and what it names have been read: what follows to the end of the line replaces it.
    case definition
    /// The end of what a `#define` stands for.
    case endOfDefinition
    /// Any other preprocessor line.
    case directive
    case end
  }

  var kind: Kind
  /// Where it begins: the `@` of an Objective-C literal.
  var start: Int
  var end: Int
}
