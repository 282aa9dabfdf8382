/// A pseudo-language, to reveal strings that are not localized or do not fit. `phrasebook pseudo`
/// adds it to a catalog, and a program shows it if ``Localizer/debug`` or `PHRASEBOOK_DEBUG` is
/// set.
public enum PseudoStyle: String, CaseIterable, Sendable {
  /// Accents, brackets, and longer by a share that depends on the length. The values in a string do
  /// not change.
  case accented
  /// Each string twice: about the space that the longest translations need.
  case double
  /// Each word from right to left, by Unicode's control characters.
  case rtl
  /// In brackets: a clipped string lacks one.
  case bounded
  /// The key instead of each string: anything else on the screen is not localized.
  case keys
}

extension PseudoStyle {
  /// Returns a string in this style; its arguments are between marks.
  func shown(_ text: String, key: String) -> String {
    switch self {
    case .accented: PseudoText.of(text, .accented)
    case .double: "\(ArgumentMarks.removed(from: text)) \(ArgumentMarks.removed(from: text))"
    case .rtl: PseudoText.of(text, .rightToLeft)
    case .bounded: PseudoText.of(text, .bounded)
    case .keys: key
    }
  }
}
