/// String literals for source files that a person edits.
package enum SwiftLiteral {
  /// A literal with a text, quotation marks included.
  package static func source(of text: String) -> String { "\"\(contents(of: text))\"" }

  /// The text between the quotation marks of a literal. Only control characters are escaped: the
  /// joiners of emoji and of some scripts stay readable.
  package static func contents(of text: String) -> String {
    var source = SwiftSource()
    source.escaped(text) { $0.properties.generalCategory == .control }
    return source.text
  }
}
