/// A word, a literal or a mark in the code of a source.
package struct CodeToken: Hashable, Sendable {
  /// The kinds that hand-written readers need.
  package enum Kind: Hashable, Sendable {
    /// An identifier, without its backticks, a keyword or a number.
    case word
    /// A literal or a regular expression, with the marks around it. A literal with interpolations
    /// is several such tokens, with the parentheses and the code between them.
    case text
    /// Any other byte; of several `#`, all of them.
    case mark
  }

  /// The kind.
  package var kind: Kind
  /// The bytes of the source.
  package var range: Range<Int>
}
