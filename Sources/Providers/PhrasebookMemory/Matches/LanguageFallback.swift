internal import Phrasebook
internal import PhrasebookModel

/// The languages of a memory that may replace another: itself, or a fallback of an app with the same
/// base, such as `fr` for `fr-CA`; never another script.
struct LanguageFallback {
  /// The penalty of a match in another language than the requested one.
  static let penalty = 5

  /// Whether two tags are equal, regardless of spelling.
  static func isSame(_ a: String, _ b: String) -> Bool { folded(a) == folded(b) }

  /// Returns the penalty of a language that replaces another; nil if it may not.
  static func penalty(of language: String, for wanted: String) -> Int? {
    let (own, other) = (folded(language), folded(wanted))
    if own == other { return 0 }
    func base(_ tag: String) -> Substring { tag.prefix { $0 != "-" } }
    // A pseudo-language is not a fallback.
    guard base(own) == base(other), !own.contains(exactly: "-x-"), !other.contains(exactly: "-x-"),
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
