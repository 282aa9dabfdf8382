package import Phrasebook

extension PluralRules {
  /// Whole numbers of every day: they show what a category is for, but for those of thousands and
  /// millions alone.
  package static let everydayNumbers = 0...200

  /// The categories that numbers of every day need, and `other`: `many` of French, which is for
  /// millions alone, is no more asked for than Xcode asks for it.
  package var everydayCategories: [PluralCategory] {
    let fractions: [PluralCategory] = [.other, category(for: 1.5), category(for: 0.1)]
    let found = Set(Self.everydayNumbers.map { category(for: $0) }).union(fractions)
    return categories.filter(found.contains)
  }
}
