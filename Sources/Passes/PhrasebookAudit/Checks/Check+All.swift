extension Check {
  /// Every check there is: one line for each, by family.
  package static let all: [Check] = [
    // Coverage
    MissingTranslation.check,
    // Text
    DoubleSpace.check,
    // Glossary and settings
    UnknownCheck.check,
    SuppressionWithoutReason.check,
    UnusedSuppression.check,
  ]

  /// The same by id.
  package static let byID: [String: Check] = Dictionary(
    all.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
}
