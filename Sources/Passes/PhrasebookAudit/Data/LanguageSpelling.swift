/// How Apple's systems write the names of languages.
enum LanguageSpelling {
  enum Judgement {
    case good
    /// Another name is the usual one.
    case unusual(String)
    case wrong
  }

  static func judge(_ tag: String) -> Judgement {
    guard isTag(tag) else { return .wrong }
    if regional.contains(tag) { return .good }
    let usual = usual(tag)
    return usual == tag ? .good : .unusual(usual)
  }

  /// The tag in the usual case, with hyphens, and by its usual name.
  static func usual(_ tag: String) -> String {
    let joined = spelled(tag)
    return whole[joined] ?? joined
  }

  /// What two names of one language have in common: a region sets a language apart from the one
  /// without it, a script that goes without saying does not.
  static func identity(_ tag: String) -> String {
    let joined = spelled(tag)
    guard joined == "zh" || joined.hasPrefix("zh-"), let usual = whole[joined],
      let script = usual.split(separator: "-").dropFirst().first
    else { return joined }
    let rest = joined.split(separator: "-").dropFirst().filter { $0.utf8.count != 4 }
    return (["zh", script] + rest).joined(separator: "-")
  }

  /// The tag in the usual case, with hyphens.
  private static func spelled(_ tag: String) -> String {
    let parts = tag.split { $0 == "-" || $0 == "_" }.map(String.init)
    guard let first = parts.first else { return tag }
    if first.lowercased() == "x" { return tag }
    var result = [languages[first.lowercased()] ?? first.lowercased()]
    for part in parts.dropFirst() {
      let isScript = part.utf8.count == 4 && part.utf8.allSatisfy(\.isLetter)
      let isRegion = part.utf8.count == 2 && part.utf8.allSatisfy(\.isLetter)
      if result.contains("x") {
        result.append(part)
      } else if isScript {
        result.append(part.prefix(1).uppercased() + part.dropFirst().lowercased())
      } else {
        result.append(isRegion ? part.uppercased() : part.lowercased())
      }
    }
    return result.joined(separator: "-")
  }

  /// BCP 47 in outline: a language of two to eight letters, then parts of up to eight.
  private static func isTag(_ tag: String) -> Bool {
    let parts = tag.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
    guard let first = parts.first, first == "x" || (2...8).contains(first.utf8.count),
      first.utf8.allSatisfy(\.isLetter), first.utf8.count != 4
    else { return false }
    return parts.dropFirst().allSatisfy { part in
      (1...8).contains(part.utf8.count) && part.utf8.allSatisfy { $0.isLetter || $0.isDigit }
    }
  }

  /// Names that were given up: ISO 639 and CLDR's aliases.
  private static let languages: [String: String] = [
    "iw": "he", "in": "id", "ji": "yi", "no": "nb", "mo": "ro", "sh": "sr-Latn", "tl": "fil",
    "cmn": "zh", "eng": "en", "fra": "fr", "fre": "fr", "deu": "de", "ger": "de", "spa": "es",
    "ita": "it", "por": "pt", "rus": "ru", "jpn": "ja", "kor": "ko", "zho": "zh", "chi": "zh",
    "jp": "ja", "cn": "zh-Hans", "cz": "cs", "dk": "da", "gr": "el", "kr": "ko", "ua": "uk",
  ]

  /// Names of Chinese by region that systems look for as well, and that Xcode itself writes.
  private static let regional: Set<String> = ["zh-HK", "zh-TW", "zh-Hant-TW", "zh-Hant-HK"]

  /// Chinese is told apart by script.
  private static let whole: [String: String] = [
    "zh-CN": "zh-Hans", "zh-SG": "zh-Hans-SG", "zh-TW": "zh-Hant", "zh-HK": "zh-Hant-HK",
    "zh-MO": "zh-Hant-MO", "zh-Hans-CN": "zh-Hans", "zh-Hant-TW": "zh-Hant", "zh": "zh-Hans",
  ]
}
