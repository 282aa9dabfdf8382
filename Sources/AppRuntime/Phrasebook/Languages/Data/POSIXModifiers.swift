/// The languages and scripts that the part after `@` of a POSIX locale's name selects.
///
/// Source: the locales of glibc and their names in Debian; other modifiers (`@euro`, `@abegede`) do
/// not select a language and are dropped.
enum POSIXModifiers {
  static let scripts: [String: String] = [
    "arabic": "Arab", "cyrillic": "Cyrl", "devanagari": "Deva", "iqtelif": "Latn",
    "latin": "Latn",
  ]
  static let variants: [String: String] = [
    "oxendict": "oxendict", "valencia": "valencia",
  ]
  /// Modifiers that make another language of one.
  static let languages: [String: [String: String]] = ["saaho": ["aa": "ssy"]]

  /// Scripts of glibc's own locales on which the releases of CLDR do not agree.
  static let likelyScripts: [String: String] = ["pa_PK": "Arab"]

  /// Names that do not select a language.
  static func isNone(_ name: some StringProtocol) -> Bool {
    let name = name.prefix { $0 != "." && $0 != "@" }
    return name == "C" || name == "POSIX"
  }
}
