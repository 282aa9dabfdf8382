internal import Phrasebook
internal import PhrasebookModel

/// The category of each `msgstr[N]` of a file.
struct PluralForms: Equatable {
  /// By the number of the form.
  var categories: [PluralCategory]
  /// The value of the header field.
  var header: String

  /// The forms for a language, with an index for each category in use: `other` of Russian, which is
  /// only for fractions, has an index without a whole number, and French has `many` only if a text
  /// needs it.
  init(language: String, needed: Set<PluralCategory>) {
    let sorted = Self.sorted(for: language)
    let formula = PluralFormula.all.first { $0.fits(sorted) } ?? PluralFormula([:])
    let everyday = sorted.prefix(PluralRules.everydayNumbers.count)
    let usual = Set(everyday.map(\.category)).union([formula.rest])
    let wanted = usual.union(needed)
    categories = PluralCategory.allCases.filter(wanted.contains)
    var rules = formula.rules
    // Apple's texts may have a form for nothing, one or two in any language.
    let foreign: KeyValuePairs<PluralCategory, String> = [
      .two: "n==2", .one: "n==1", .zero: "n==0",
    ]
    for (category, condition) in foreign
    where needed.contains(category) && !rules.contains(where: { $0.category == category }) {
      rules.insert((category, condition), at: 0)
    }
    var expression = ""
    for rule in rules where wanted.contains(rule.category) {
      let number = categories.firstIndex(of: rule.category) ?? 0
      expression += "\(rule.condition) ? \(number) : "
    }
    expression += "\(categories.firstIndex(of: formula.rest) ?? 0)"
    header =
      "nplurals=\(categories.count); plural=\(Self.short[expression] ?? "(\(expression))");"
  }

  /// The forms of a header field for a language; nil if the field is invalid.
  init?(header: String, language: String) {
    let parts = header.split(separator: ";").map { part in
      part.split(separator: "=", maxSplits: 1).map { $0.filter { !$0.isWhitespace } }
    }
    func value(_ name: String) -> String? { parts.first { $0.first == name && $0.count == 2 }?[1] }
    guard let count = value("nplurals").flatMap({ Int($0) }), 1...16 ~= count,
      let start = header.range(of: "plural=", after: "nplurals"),
      let expression = PluralExpression(
        header[start...].prefix { $0 != ";" })
    else { return nil }
    var votes = Array(repeating: [PluralCategory: Int](), count: count)
    var numbers = Array(repeating: Set<UInt>(), count: count)
    for (number, category) in Self.sorted(for: language) {
      guard let form = expression.form(of: number), form < count else { continue }
      votes[form][category, default: 0] += 1
      numbers[form].insert(number)
    }
    categories = Self.assigned(votes, numbers, language: language)
    self.header = header
  }

  /// Each form gets the category that most of its numbers have; the most certain one is assigned
  /// first.
  private static func assigned(
    _ votes: [[PluralCategory: Int]], _ numbers: [Set<UInt>], language: String
  ) -> [PluralCategory] {
    var result = [PluralCategory?](repeating: nil, count: votes.count)
    var free = PluralCategory.allCases
    func give(_ category: PluralCategory, to form: Int) {
      result[form] = category
      free.removeAll { $0 == category }
    }
    let candidates = votes.enumerated().flatMap { form, votes in
      votes.map { (form: form, category: $0.key, votes: $0.value) }
    }.sorted { ($0.votes, $1.form) > ($1.votes, $0.form) }
    for candidate in candidates
    where result[candidate.form] == nil && free.contains(candidate.category) {
      give(candidate.category, to: candidate.form)
    }
    for (form, category) in zip([0, 1, 2] as [UInt], [.zero, .one, .two] as [PluralCategory]) {
      if let open = result.indices.first(where: { result[$0] == nil && numbers[$0] == [form] }),
        free.contains(category)
      {
        give(category, to: open)
      }
    }
    let own = PluralRules(language: language).categories
    for form in result.indices where result[form] == nil {
      let category = free.first(where: own.contains) ?? free.last
      if let category { give(category, to: form) }
    }
    return result.map { $0 ?? .other }
  }

  /// gettext has shorter words for the commonest.
  private static let short = [
    "0": "0", "n==1 ? 0 : 1": "(n != 1)", "n<=1 ? 0 : 1": "(n > 1)",
  ]

  /// Numbers that distinguish all languages, with their categories.
  private static func sorted(for language: String) -> [(number: UInt, category: PluralCategory)] {
    let rules = PluralRules(language: language)
    return samples.map { (UInt($0), rules.category(for: $0)) }
  }

  private static let samples =
    PluralRules.everydayNumbers + [
      1_000, 1_001, 1_100, 2_000, 11_000, 20_000, 25_000, 40_000, 60_000, 80_000, 100_000, 101_000,
      200_000, 1_000_000, 1_000_001, 1_100_000, 2_000_000, 10_000_000,
    ]
}

extension String {
  /// The end of a word that follows another one.
  fileprivate func range(of word: String, after first: String) -> Index? {
    guard let start = firstRange(exactly: first)?.upperBound else { return nil }
    return self[start...].firstRange(exactly: word)?.upperBound
  }
}
