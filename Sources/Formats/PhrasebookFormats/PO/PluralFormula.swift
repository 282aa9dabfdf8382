internal import Phrasebook

/// The rule by which a group of languages sorts whole numbers, spelled as gettext does.
struct PluralFormula: Sendable {
  /// The condition of each category but the last, in the order in which they are asked.
  let rules: [(category: PluralCategory, condition: String)]
  /// The category of all other numbers.
  let rest: PluralCategory
  private let expressions: [(category: PluralCategory, expression: PluralExpression?)]

  init(_ rules: KeyValuePairs<PluralCategory, String>, rest: PluralCategory = .other) {
    self.rules = rules.map { ($0.key, $0.value) }
    expressions = rules.map { ($0.key, PluralExpression($0.value)) }
    self.rest = rest
  }

  /// Whether it sorts as a language does.
  func fits(_ sorted: [(number: UInt, category: PluralCategory)]) -> Bool {
    sorted.allSatisfy { number, category in
      let own = expressions.first { $0.expression?.form(of: number) == 1 }
      return (own?.category ?? rest) == category
    }
  }
}
