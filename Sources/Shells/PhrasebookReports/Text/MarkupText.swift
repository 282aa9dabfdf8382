/// Text as XML and HTML hold it.
enum MarkupText {
  /// Escapes a text for elements and attributes of HTML and XML 1.0; invisible characters and those
  /// that XML forbids are spelled out.
  static func of(_ text: String) -> String {
    var result = ""
    for scalar in VisibleText.of(text).unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      default:
        if scalar.value & 0xFFFE == 0xFFFE || (0xFDD0...0xFDEF).contains(scalar.value) {
          result += #"\u{\#(String(scalar.value, radix: 16, uppercase: true))}"#
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result
  }

  /// The same for a cell of a table: a text that a spreadsheet would treat as a formula is prefixed
  /// with the mark for text.
  static func cell(_ text: String) -> String { of(isFormula(text) ? "'\(text)" : text) }

  /// The text of such a cell for a script, which adds it as text: safe to show, without escapes.
  static func plainCell(_ text: String) -> String {
    VisibleText.of(isFormula(text) ? "'\(text)" : text)
  }

  private static func isFormula(_ text: String) -> Bool {
    text.first { !$0.isWhitespace }.map { "=+-@".contains($0) } ?? false
  }
}
