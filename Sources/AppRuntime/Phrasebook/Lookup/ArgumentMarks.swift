/// Marks around a value in a string, so that the string can be changed without changing the value:
/// Unicode's characters for interlinear annotation, which strings for users do not contain.
package enum ArgumentMarks {
  /// The mark before a value.
  package static let start: Unicode.Scalar = "\u{FFF9}"
  /// The mark after a value.
  package static let end: Unicode.Scalar = "\u{FFFB}"

  /// Returns a value between marks.
  package static func around(_ text: String) -> String { "\u{FFF9}\(removed(from: text))\u{FFFB}" }

  /// Returns a string without marks.
  package static func removed(from text: String) -> String {
    guard text.unicodeScalars.contains(where: { $0 == start || $0 == end }) else { return text }
    var result = String.UnicodeScalarView()
    result.append(contentsOf: text.unicodeScalars.lazy.filter { $0 != start && $0 != end })
    return String(result)
  }
}
