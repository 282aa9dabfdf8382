/// String literals for source files that a person edits.
package enum SwiftLiteral {
  /// The text between the quotation marks of a literal. Only control characters are escaped: the
  /// joiners of emoji and of some scripts stay readable.
  ///
  /// - Parameters:
  ///   - pounds: The number of `#` around the literal.
  ///   - lineStart: The line break and the indentation of a literal of several lines; nil for one line.
  package static func contents(
    of text: String, pounds: Int = 0, lineStart: String? = nil
  ) -> String {
    if let lineStart {
      return text.split(separator: "\n", omittingEmptySubsequences: false)
        .map { contents(of: String($0), pounds: pounds) }.joined(separator: lineStart)
    }
    if pounds > 0, isRaw(text, pounds: pounds) { return text }
    var source = SwiftSource()
    source.escaped(text, pounds: pounds, isHidden: isControl)
    return source.text
  }

  /// Whether a text needs no escapes between `#`.
  private static func isRaw(_ text: String, pounds: Int) -> Bool {
    let marks = String(repeating: "#", count: pounds)
    return !text.hasPrefix("\"") && !text.contains("\"\(marks)") && !text.contains("\\\(marks)")
      && !text.unicodeScalars.contains(where: isControl)
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .control
  }
}
