/// The pseudo-languages that there are.
package enum PseudoStyle: String, CaseIterable, Sendable {
  /// Accents, brackets, and longer: what is not localized or is cut off is seen at once.
  case accented
  /// Each text twice: about the room that the longest translations take.
  case double
  /// From right to left, with Unicode's controls around each word.
  case rtl
  /// In brackets: what is cut off lacks one.
  case bounded
  /// The key in place of the text.
  case keys

  /// The name of the language: those that Apple's and Google's tools have, and private ones where they
  /// have none.
  package var language: String {
    switch self {
    case .accented: "en-XA"
    case .rtl: "ar-XB"
    case .double: "en-x-double"
    case .bounded: "en-x-bounded"
    case .keys: "en-x-keys"
    }
  }
}
