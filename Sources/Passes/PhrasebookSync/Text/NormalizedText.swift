import PhrasebookModel

/// A text without case, spaces and punctuation: a translation does not have to change if this does
/// not.
///
/// Format specifiers count as they are written, and so do symbols for words, such as `%` and `&`.
package struct NormalizedText: Hashable, Sendable {
  private let parts: [String]

  /// Normalizes a text.
  package init(_ text: String) {
    parts = FormatString(text).pieces.map { piece in
      switch piece {
      case .text(let text): Self.words(of: text)
      case .specifier(let position, let body): "%" + (position.map { "\($0)$" } ?? "") + body
      case .labelled(let text): text
      }
    }.filter { !$0.isEmpty }
  }

  private static func words(of text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars where !isPunctuation(scalar) {
      result += scalar.properties.lowercaseMapping
    }
    return result
  }

  private static let spoken: Set<Unicode.Scalar> = ["%", "‰", "&", "#", "@", "*", "/", "\\", "§"]

  private static func isPunctuation(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.properties.isWhitespace { return true }
    switch scalar.properties.generalCategory {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation:
      return !spoken.contains(scalar)
    default:
      return false
    }
  }
}
