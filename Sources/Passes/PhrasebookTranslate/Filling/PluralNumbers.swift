internal import Phrasebook

/// Numbers that show what a plural category of a language is for.
enum PluralNumbers {
  /// The categories that numbers of every day need, and `other`: `many` of French, which is for
  /// millions alone, is no more asked for than Xcode asks for it.
  static func everyday(of language: String) -> [PluralCategory] {
    let rules = PluralRules(language: language)
    let fractions: [PluralCategory] = [.other, rules.category(for: 1.5), rules.category(for: 0.1)]
    let found = Set((0...200).map { rules.category(for: $0) }).union(fractions)
    return rules.categories.filter(found.contains)
  }

  /// Up to four of each category, those of every day first.
  static func samples(of language: String) -> [PluralCategory: [String]] {
    let rules = PluralRules(language: language)
    var samples: [PluralCategory: [String]] = [:]
    for number in Array(0...200) + [1_000, 1_000_000, 2_000_000] {
      samples[rules.category(for: number), default: []].append(String(number))
    }
    for fraction in ["0.1", "1.5", "2.5", "10.0"] {
      samples[rules.category(forDigits: fraction), default: []].append(fraction)
    }
    return samples.mapValues { Array($0.prefix(4)) }
  }
}
