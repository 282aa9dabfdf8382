/// The languages that nobody speaks, to look at a program in: what `phrasebook pseudo` puts in a catalog,
/// and a program shows of any language where ``Localizer/debug`` or `PHRASEBOOK_DEBUG` says so.
public enum PseudoStyle: String, CaseIterable, Sendable {
  /// Accents, brackets, and longer by a share that depends on the length: what is not localized or is
  /// cut off is seen at once. The values in a text stay as they are.
  case accented
  /// Each text twice: about the room that the longest translations take.
  case double
  /// Each word from right to left, by Unicode's controls.
  case rtl
  /// In brackets: what is cut off lacks one.
  case bounded
  /// The key in place of each text: what is not a key on the screen is not localized.
  case keys
}

extension PseudoStyle {
  /// A text of a table or of the source, changed; the arguments in it stand between marks.
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
