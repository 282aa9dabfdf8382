import Phrasebook

extension LanguageTraits {
  /// Some numbers of a category, for a message; empty if it is only for fractions.
  func samples(of category: String) -> String {
    if let single = singles[category] { return "\(single)" }
    let rules = PluralRules(language: tag)
    let numbers = (Array(0...121) + [1_000_000]).filter {
      rules.category(for: $0).rawValue == category
    }
    if numbers.isEmpty { return "" }
    return numbers.prefix(3).map { "\($0)" }.joined(separator: ", ") + ", …"
  }

  /// Whether it is a category for millions only.
  func isRare(_ category: String) -> Bool {
    category == "many" && PluralHabits.millions.contains(base)
  }
}
