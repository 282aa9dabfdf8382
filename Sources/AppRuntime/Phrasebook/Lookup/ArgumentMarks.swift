/// Marks around a value in a text, so that the text can be changed and the value not. They are
/// Unicode's own marks for annotated text, which no text for people holds.
package enum ArgumentMarks {
  package static let start: Unicode.Scalar = "\u{FFF9}"
  package static let end: Unicode.Scalar = "\u{FFFB}"

  package static func around(_ text: String) -> String { "\u{FFF9}\(removed(from: text))\u{FFFB}" }

  package static func removed(from text: String) -> String {
    guard text.unicodeScalars.contains(where: { $0 == start || $0 == end }) else { return text }
    var result = String.UnicodeScalarView()
    result.append(contentsOf: text.unicodeScalars.lazy.filter { $0 != start && $0 != end })
    return String(result)
  }
}
