package import Phrasebook
internal import PhrasebookModel

/// Numbers that show what a plural category of a language is for.
package enum PluralNumbers {
  /// Up to four of each category, those of every day first.
  package static func samples(of language: String) -> [PluralCategory: [String]] {
    let rules = PluralRules(language: language)
    var samples: [PluralCategory: [String]] = [:]
    for number in PluralRules.everydayNumbers + [1_000, 1_000_000, 2_000_000] {
      samples[rules.category(for: number), default: []].append(String(number))
    }
    for fraction in ["0.1", "1.5", "2.5", "10.0"] {
      samples[rules.category(forDigits: fraction), default: []].append(fraction)
    }
    return samples.mapValues { Array($0.prefix(4)) }
  }
}
