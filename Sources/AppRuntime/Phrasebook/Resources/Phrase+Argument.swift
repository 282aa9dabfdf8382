internal import Foundation

extension Phrase {
  /// A value in a text, formatted when the text is read.
  enum Argument: Sendable {
    case plain(FormatArgument)
    // Large and rare values are stored indirectly, so that the others are copied at little cost.
    indirect case phrase(Phrase)
    indirect case styled(any StyledArgument)
    indirect case attributed(AttributedString)
    case placeholder(Value.Placeholder)

    /// Whether it is a phrase itself.
    var isPhrase: Bool { if case .phrase = self { true } else { false } }
  }
}

extension Phrase.Argument: Hashable {
  static func == (a: Self, b: Self) -> Bool {
    switch (a, b) {
    case (.plain(let a), .plain(let b)): a == b
    case (.phrase(let a), .phrase(let b)): a == b
    case (.styled(let a), .styled(let b)): a.isEqual(to: b)
    case (.attributed(let a), .attributed(let b)): a == b
    case (.placeholder(let a), .placeholder(let b)): a == b
    default: false
    }
  }

  func hash(into hasher: inout Hasher) {
    switch self {
    case .plain(let value): hasher.combine(value)
    case .phrase(let phrase): hasher.combine(phrase)
    case .styled(let value): value.hashStyle(into: &hasher)
    case .attributed(let text): hasher.combine(text)
    case .placeholder(let placeholder): hasher.combine(placeholder)
    }
  }
}
