internal import Phrasebook

/// How a group of languages sorts whole numbers, spelled as gettext does.
struct PluralFormula {
  /// The condition of each category but the last, in the order in which they are asked.
  let rules: [(category: PluralCategory, condition: String)]
  /// The category of all other numbers.
  let rest: PluralCategory

  init(_ rules: KeyValuePairs<PluralCategory, String>, rest: PluralCategory = .other) {
    self.rules = rules.map { ($0.key, $0.value) }
    self.rest = rest
  }

  /// Whether it sorts as a language does.
  func fits(_ sorted: [(number: UInt, category: PluralCategory)]) -> Bool {
    let conditions = rules.map { ($0.category, PluralExpression($0.condition)) }
    return sorted.allSatisfy { number, category in
      let own = conditions.first { $0.1?.form(of: number) == 1 }?.0 ?? rest
      return own == category
    }
  }
}
