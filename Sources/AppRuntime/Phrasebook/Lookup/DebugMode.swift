/// Shows texts otherwise than a reader would see them, so that a developer sees which ones are not
/// localized and which do not fit.
public enum DebugMode: String, Sendable, CaseIterable {
  /// The key in place of each text: what is not a key on the screen is not localized.
  case keys
  /// Each text twice: about the room that the longest translations take.
  case doubled
  /// A language that nobody speaks but everybody can read: accents, brackets, longer by a share that
  /// depends on the length. The values in a text stay as they are.
  case pseudo
}

extension DebugMode {
  /// A text of a table or of the source, changed; the arguments in it stand between marks.
  func shown(_ text: String, key: String) -> String {
    switch self {
    case .keys: key
    case .doubled: "\(ArgumentMarks.removed(from: text)) \(ArgumentMarks.removed(from: text))"
    case .pseudo: PseudoText.of(text)
    }
  }
}

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
