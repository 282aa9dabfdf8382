package import Phrasebook

extension PluralRules {
  /// Everyday whole numbers: they show the use of each category except those for thousands and
  /// millions.
  package static let everydayNumbers = 0...200

  /// The categories that everyday numbers need, and `other`. Like Xcode, this leaves out `many` of
  /// French, which is only for millions.
  package var everydayCategories: [PluralCategory] {
    let fractions: [PluralCategory] = [.other, category(for: 1.5), category(for: 0.1)]
    let found = Set(Self.everydayNumbers.map { category(for: $0) }).union(fractions)
    return categories.filter(found.contains)
  }
}
