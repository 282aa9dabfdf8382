import Phrasebook

extension Language {
  /// Some numbers of a category, for a message; empty where it is for fractions alone.
  func samples(of category: String) -> String {
    if let single = singles[category] { return "\(single)" }
    let rules = PluralRules(language: tag)
    let numbers = (Array(0...121) + [1_000_000]).filter {
      rules.category(for: $0).rawValue == category
    }
    if numbers.isEmpty { return "" }
    return numbers.prefix(3).map { "\($0)" }.joined(separator: ", ") + ", …"
  }

  /// True for a category that is for a million and its like alone.
  func isRare(_ category: String) -> Bool {
    category == "many" && PluralHabits.millions.contains(base)
  }
}
