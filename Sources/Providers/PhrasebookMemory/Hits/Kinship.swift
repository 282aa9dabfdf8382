internal import Phrasebook

/// Which languages of a memory speak for another: the same, or one that an app would show in its place
/// and that has the same base, such as `fr` for `fr-CA`; never another script.
struct Kinship {
  /// What is taken from the score of a hit in another language than the one asked for.
  static let penalty = 5

  /// Whether the names mean the same, however they are spelled.
  static func isSame(_ a: String, _ b: String) -> Bool { folded(a) == folded(b) }

  /// What a language costs where another is wanted; nil where it does not speak for it.
  static func penalty(of language: String, for wanted: String) -> Int? {
    let (own, other) = (folded(language), folded(wanted))
    if own == other { return 0 }
    func base(_ tag: String) -> Substring { tag.prefix { $0 != "-" } }
    // A pseudo-language is nobody's.
    guard base(own) == base(other), !own.contains("-x-"), !other.contains("-x-"),
      !own.hasSuffix("-xa"), !own.hasSuffix("-xb"), !other.hasSuffix("-xa"),
      !other.hasSuffix("-xb")
    else { return nil }
    let matcher = LanguageMatcher(supported: [language])
    return matcher.match([wanted]).isMatch ? penalty : nil
  }

  private static func folded(_ tag: String) -> String {
    String(tag.lowercased().map { $0 == "_" ? "-" : $0 })
  }
}
