/// One declaration of a file, with the ranges of its bytes; the ranges are empty for a declaration
/// that was read from facts.
package struct Item: Hashable, Sendable {
  package enum Kind: UInt8, Hashable, Sendable {
    case structure, `class`, enumeration, `protocol`, `extension`
    case alias, function, initializer, variable, enumCase
    /// Code that is not a declaration: statements, imports, freestanding macros.
    case code
  }

  package var kind: Kind
  /// Whether a literal in it may be localizable, or it contains a site without a literal.
  package var matters = false
  /// Whether it is visible to other modules.
  var isPublic = false
  /// Whether it is in a body, whose text belongs to another item.
  var isLocal = false
  /// Whether it is a variable with a value, or one whose body only observes it.
  var hasValue = false
  var isObserved = false
  /// Whether it contains the name of a localizable type, and a place for a literal.
  var mentions = false
  var hasLiteral = false
  /// Whether it has an argument labelled `bundle`, so that its other arguments are looked up
  /// elsewhere.
  var namesBundle = false
  /// The item of the type around; -1 at the top of a file.
  var parent: Int32
  /// The hash of a type's dotted path.
  var path: UInt32 = 0
  /// Its bytes, from the first attribute or modifier on, without the comments around it.
  package var start: UInt32
  package var end: UInt32
  /// The content of its braces, if it has a body of its own; empty otherwise.
  var inside: Range<UInt32> = 0..<0
  /// The name of a type as the source spells it.
  var name: Range<UInt32> = 0..<0

  /// A hash of its declaration as seen by others, once `Outline.sign` has computed it.
  var digest: UInt64 = 0

  init(_ kind: Kind, parent: Int32, start: Int) {
    self.kind = kind
    self.parent = parent
    self.start = UInt32(truncatingIfNeeded: start)
    end = self.start
  }

  /// Whether it is a type or an extension of one.
  var isNominal: Bool { kind.rawValue <= Kind.extension.rawValue }

  /// Whether its members are items too.
  var hasMembers: Bool { isNominal && inside.upperBound > 0 }

  /// Whether a path leads to it.
  var isType: Bool { kind.rawValue <= Kind.alias.rawValue }
}
