public import Phrasebook

/// The reason why the key or the table of a call cannot be known.
public enum UnknownKeyReason: Sendable, CaseIterable {
  case assembled, interpolated, chosen, returned, variable, tableNotLiteral

  /// The reason in a few words.
  public var explanation: Phrase {
    switch self {
    case .assembled: "the key is put together at run time"
    case .interpolated: "the key has an interpolation"
    case .chosen: "the key is chosen at run time"
    case .returned: "the key is the result of a call"
    case .variable: "the key is a variable"
    case .tableNotLiteral: "the table is not a literal"
    }
  }

  /// Whether the code makes the key of several parts.
  public var isOfParts: Bool { self == .assembled || self == .interpolated }

  /// The reason with an explanation in English, as written to files; nil for any other text.
  init?(explanation: String) {
    guard let reason = Self.byExplanation[explanation] else { return nil }
    self = reason
  }

  private static let byExplanation: [String: UnknownKeyReason] = Dictionary(
    allCases.map { ($0.explanation.sourceText, $0) }, uniquingKeysWith: { first, _ in first })
}

extension UndeterminableSite {
  /// The reason; nil for reasons of other kinds than those of calls in Swift.
  public var unknownKeyReason: UnknownKeyReason? { UnknownKeyReason(explanation: reason) }
}
