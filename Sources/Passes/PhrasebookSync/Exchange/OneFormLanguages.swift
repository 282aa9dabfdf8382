internal import Phrasebook

/// The languages of which CLDR says that they have one plural form: of all others for which it has
/// `other` alone, it knows no rules, and what a translator wrote for them stands.
enum OneFormLanguages {
  /// The group with the category `other` alone in CLDR's supplemental data of cardinal plurals.
  private static let codes: Set<String> = [
    "bm", "bo", "dz", "hnj", "id", "ig", "ii", "in", "ja", "jbo", "jv", "jw", "kde", "kea", "km",
    "ko", "lkt", "lo", "ms", "my", "nqo", "osa", "sah", "ses", "sg", "su", "th", "to", "tpi", "vi",
    "wo", "yo", "yue", "zh",
  ]

  /// Whether CLDR has rules for the plurals of a language, as a tag such as `zh-Hans`.
  static func hasRules(_ language: String, categories: [PluralCategory]) -> Bool {
    guard categories.count == 1 else { return true }
    let code = language.prefix { $0 != "-" && $0 != "_" }
    return codes.contains(code.lowercased())
  }
}
