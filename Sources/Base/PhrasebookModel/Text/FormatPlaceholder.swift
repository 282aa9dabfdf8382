/// A sequence in a text that begins with a percent sign: a format specifier, the name of a
/// substitution, an escaped percent sign, or an invalid one.
package struct FormatPlaceholder: Hashable, Sendable {
  /// The kinds of placeholder.
  package enum Kind: Hashable, Sendable {
    /// `%@`, `%2$lld`, `%(count)lld`: an argument.
    case argument
    /// `%%`: a percent sign.
    case percent
    /// `%#@name@`: a part that varies by one argument.
    case substitution
    /// `%arg`: the number that a substitution varies by.
    case count
    /// A percent sign without a valid conversion; with its flags and numbers, if it has some.
    case incomplete
  }

  package var kind: Kind
  /// In UTF-8 code units of the text.
  package var range: Range<Int>
  /// The argument's number, from 1; nil if it is not written.
  package var position: Int?
  /// The label of an argument or the name of a substitution.
  package var name: String?
  /// The part after the percent sign, the position and the label: `lld`, `.2f`.
  package var body = ""

  /// The letter that determines how the argument is shown; nil for other kinds.
  package var conversion: Character? { kind == .argument ? body.last : nil }
}
