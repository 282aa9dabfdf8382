/// The use of numbers in languages, beyond CLDR's categories.
enum PluralHabits {
  /// Languages whose nouns do not change after a number, so that forms may be identical.
  static let unchangedNouns: Set<String> = [
    "tr", "hu", "az", "ka", "fa", "ku", "ckb", "uz", "kk", "ky", "tk", "tt", "ug", "mn", "bn", "as",
    "fil", "tl", "ceb", "hy", "eu", "ps", "si", "ml", "te", "kn", "ta", "gu", "pa", "mr", "ne",
    "ur",
    "hi", "or", "am", "ti", "cy", "ga", "gd", "gv", "br", "kw", "mt", "sd", "yi", "om", "so",
  ]

  /// Nouns with the same plural as singular, in languages that have plurals.
  private static let invariable: [String: Set<String>] = [
    "nb": neuters, "no": neuters, "nn": neuters, "da": neuters,
    "sv": [
      "svar", "inlägg", "kort", "hus", "barn", "spel", "album", "objekt", "dokument", "projekt",
    ],
  ]
  private static let neuters: Set<String> = [
    "svar", "innlegg", "indlæg", "kort", "hus", "barn", "spill", "spil", "album", "punkt", "ord",
  ]

  /// Whether it is a noun without a plural form of its own: in Italian, loans and words with an
  /// accent at the end.
  static func isInvariable(_ word: String, in language: String) -> Bool {
    if language == "it" { return word.last.map { !"aeio".contains($0) } ?? false }
    return invariable[language]?.contains(word) == true
  }

  /// Languages whose category `many` is for a million and its like; texts seldom need it.
  static let millions: Set<String> = ["fr", "es", "it", "pt", "ca", "vec", "scn", "lld"]

  /// The languages with only the category `other` in CLDR; others without rules are unknown.
  static let onlyOther: Set<String> = [
    "bm", "bo", "dz", "hnj", "id", "ig", "ii", "ja", "jbo", "jv", "kde", "kea", "km", "ko", "lkt",
    "lo", "ms", "my", "nqo", "osa", "sah", "ses", "sg", "su", "th", "to", "tpi", "vi", "wo", "yo",
    "yue", "zh",
  ]

  /// Categories that earlier versions of CLDR had: systems that follow those still use them.
  static let former: [String: Set<String>] = ["he": ["many"], "iw": ["many"], "lv": ["few"]]
}
