/// One declaration of a file, with the ranges of its bytes; the ranges are empty for a declaration
/// that was read from facts.
package struct Item: Hashable, Sendable {
  package enum Kind: UInt8, Hashable, Sendable {
    case structure, `class`, enumeration, `protocol`, `extension`
    case alias, function, initializer, variable, enumCase
    /// What is no declaration: statements, imports, freestanding macros.
    case code
  }

  package var kind: Kind
  /// Whether a literal in it may be localizable, or a site stands in it without one.
  package var matters = false
  /// Whether it says that other modules see it.
  var isPublic = false
  /// Whether it stands in a body, whose text another item holds.
  var isLocal = false
  /// True for a variable with a value, and for one whose body only watches it.
  var hasValue = false
  var isObserved = false
  /// Whether a localizable type is named, and where a literal stands in it.
  var mentions = false
  var hasLiteral = false
  /// Whether an argument is labelled `bundle`: what it is handed is looked up elsewhere.
  var namesBundle = false
  /// The item of the type around; -1 at the top of a file.
  var parent: Int32
  /// The hash of a type's dotted path.
  var path: UInt32 = 0
  /// Its bytes, from the first attribute or modifier on, without the comments around it.
  package var start: UInt32
  package var end: UInt32
  /// What its braces hold, where it has a body of its own; empty otherwise.
  var inside: Range<UInt32> = 0..<0
  /// The name of a type as the source spells it.
  var name: Range<UInt32> = 0..<0

  /// One number for what others see of it, where `Outline.sign` has been asked for it.
  var digest: UInt64 = 0

  init(_ kind: Kind, parent: Int32, start: Int) {
    self.kind = kind
    self.parent = parent
    self.start = UInt32(truncatingIfNeeded: start)
    end = self.start
  }

  /// True for a type or an extension of one.
  var isNominal: Bool { kind.rawValue <= Kind.extension.rawValue }

  /// True for one whose members are items too.
  var hasMembers: Bool { isNominal && inside.upperBound > 0 }

  /// Whether a path leads to it.
  var isType: Bool { kind.rawValue <= Kind.alias.rawValue }
}
