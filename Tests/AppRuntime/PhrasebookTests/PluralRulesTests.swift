import Foundation
import Phrasebook
import TestSupport
import Testing

@Suite struct PluralRulesTests {
  @Test(arguments: [
    ("en", 1, PluralCategory.one), ("en", 0, .other), ("fr", 0, .one), ("pl", 2, .few),
    ("pl", 5, .many), ("pl", 22, .few), ("ar", 0, .zero), ("ar", 2, .two), ("ja", 1, .other),
    ("pt-PT", 0, .other), ("pt_BR", 0, .one), ("xx", 1, .other), ("not a tag!", 1, .other),
    ("", 1, .other),
  ])
  func sortsWholeNumbers(_ language: String, _ number: Int, _ category: PluralCategory) {
    #expect(PluralRules(language: language).category(for: number) == category)
  }

  @Test func fractionsHaveTheirCategory() {
    #expect(PluralRules(language: "en").category(for: 1.5) == .other)
    #expect(PluralRules(language: "fr").category(for: 1.5) == .one)
    #expect(PluralRules(language: "en").category(for: .nan) == .other)
  }

  @Test func ranksHaveTheirCategory() {
    let ranks = PluralRules(language: "en", use: .ordinal)
    #expect([1, 2, 3, 4, 21].map { ranks.category(for: $0) } == [.one, .two, .few, .other, .one])
  }

  @Test func languagesHaveTheirCategories() {
    #expect(PluralRules(language: "en").categories == [.one, .other])
    #expect(PluralRules(language: "ar").categories == PluralCategory.allCases)
    #expect(PluralRules(language: "ja").categories == [.other])
    #expect(PluralRules(language: "xx").categories == [.other])
  }

  @Test(
    "one form is known of languages without a plural, and not of those that CLDR does not know",
    arguments: [
      ("ja", true), ("zh-Hans-CN", true), ("id", true), ("en_GB", true), ("pt-PT", true),
      ("xx", false), ("cho-US", false), ("", false), ("not a tag!", false), ("tlh", false),
    ])
  func areKnown(_ language: String, _ areKnown: Bool) {
    #expect(PluralRules(language: language).areKnown == areKnown)
  }

  /// CLDR's own samples, beside the package.
  @Test(.needsShared("data/plural-samples.json")) func agreesWithSamples() throws {
    let data = try Data(contentsOf: PackageRoot.shared("data/plural-samples.json"))
    let samples = try JSONDecoder().decode([String: [String: [String: [Int]]]].self, from: data)
    var (checked, differing) = (0, [String]())
    for (language, uses) in samples {
      for (use, categories) in uses {
        let rules = PluralRules(language: language, use: use == "ordinal" ? .ordinal : .cardinal)
        for (category, numbers) in categories {
          for number in numbers {
            checked += 1
            let found = rules.category(for: number).rawValue
            if found != category { differing.append("\(language) \(use) \(number): \(found)") }
          }
        }
      }
    }
    #expect(checked > 1000)
    // The samples may be of another CLDR release than the machine's ICU.
    #expect(differing.count * 100 < checked, "\(differing)")
    print("\(differing.count) of \(checked) plural samples differ: \(differing.prefix(20))")
  }
}
