import Phrasebook
import PhrasebookModel

/// String literals for source files that a person edits.
package enum SwiftLiteral {
  /// The text between the quotation marks of a literal. Only control characters and those that turn the direction of
  /// writing are escaped: the joiners of emoji and of some scripts stay readable.
  ///
  /// - Parameters:
  ///   - pounds: The number of `#` around the literal.
  ///   - lineStart: The line break and the indentation of a literal of several lines; nil for one line.
  package static func contents(
    of text: String, pounds: Int = 0, lineStart: String? = nil
  ) -> String {
    if let lineStart {
      return text.split(exactlyAt: "\n")
        .map { contents(of: String($0), pounds: pounds) }.joined(separator: lineStart)
    }
    if pounds > 0, isRaw(text, pounds: pounds) { return text }
    var source = SwiftSource()
    source.escaped(text, pounds: pounds, isHidden: isHidden)
    return source.text
  }

  /// Whether a literal of Objective-C has the same text between its quotation marks: `\u{…}` is Swift's own.
  package static func isAlsoObjectiveC(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { !isHidden($0) || $0 == "\n" || $0 == "\t" || $0 == "\r" }
  }

  /// Whether a text needs no escapes between `#`.
  ///
  /// By bytes: a character that joins its neighbour would hide a mark from a search by characters.
  private static func isRaw(_ text: String, pounds: Int) -> Bool {
    let marks = String(repeating: "#", count: pounds)
    return !text.hasPrefix(exactly: "\"") && !text.contains(exactly: "\"\(marks)")
      && !text.contains(exactly: "\\\(marks)") && !text.unicodeScalars.contains(where: isHidden)
  }

  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .control || scalar.properties.isBidiControl
  }
}
