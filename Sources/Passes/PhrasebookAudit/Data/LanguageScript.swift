/// The scripts that languages are written in, where that is not Latin: CLDR's likely subtags.
enum LanguageScript {
  static func of(base: String, parts: ArraySlice<String>) -> Script {
    if let written = parts.first(where: { $0.utf8.count == 4 && $0.first?.isLetter == true }) {
      return byCode[written.lowercased()] ?? .other
    }
    if base == "pa", parts.contains("PK") { return .arabic }
    return byLanguage[base] ?? .latin
  }

  /// Whether a language that people write in two scripts is written in the second one here.
  static func isOneOfTwo(_ language: Language, _ scripts: ScriptSet) -> Bool {
    guard !language.tag.contains("-"), !language.tag.contains("_"),
      let second = secondScripts[language.base]
    else { return false }
    return scripts.contains(second)
  }

  private static let secondScripts: [String: Script] = [
    "sr": .latin, "uz": .cyrillic, "kk": .latin, "az": .cyrillic, "bs": .cyrillic, "tk": .cyrillic,
    "tt": .latin, "mn": .mongolian, "pa": .arabic, "ku": .arabic, "ug": .latin, "ks": .devanagari,
    "sd": .devanagari, "ms": .arabic, "ha": .arabic, "iu": .latin, "cr": .latin, "chr": .latin,
    "kok": .latin, "ky": .latin,
  ]

  private static let byCode: [String: Script] = [
    "latn": .latin, "grek": .greek, "cyrl": .cyrillic, "armn": .armenian, "hebr": .hebrew,
    "arab": .arabic, "thaa": .thaana, "deva": .devanagari, "beng": .bengali, "guru": .gurmukhi,
    "gujr": .gujarati, "orya": .oriya, "taml": .tamil, "telu": .telugu, "knda": .kannada,
    "mlym": .malayalam, "sinh": .sinhala, "thai": .thai, "laoo": .lao, "tibt": .tibetan,
    "mymr": .myanmar, "geor": .georgian, "kore": .hangul, "hang": .hangul, "ethi": .ethiopic,
    "cher": .cherokee, "khmr": .khmer, "mong": .mongolian, "jpan": .han, "hans": .han,
    "hant": .han, "hani": .han,
  ]

  private static let byLanguage: [String: Script] = [
    "el": .greek, "ru": .cyrillic, "uk": .cyrillic, "be": .cyrillic, "bg": .cyrillic,
    "mk": .cyrillic, "sr": .cyrillic, "kk": .cyrillic, "ky": .cyrillic, "mn": .cyrillic,
    "tg": .cyrillic, "tt": .cyrillic, "ba": .cyrillic, "cv": .cyrillic, "ce": .cyrillic,
    "os": .cyrillic, "ab": .cyrillic, "sah": .cyrillic, "hy": .armenian, "he": .hebrew,
    "iw": .hebrew, "yi": .hebrew, "ar": .arabic, "fa": .arabic, "ur": .arabic, "ps": .arabic,
    "ckb": .arabic, "sd": .arabic, "ug": .arabic, "ars": .arabic, "arz": .arabic, "dv": .thaana,
    "hi": .devanagari, "mr": .devanagari, "ne": .devanagari, "sa": .devanagari,
    "kok": .devanagari, "mai": .devanagari, "bho": .devanagari, "bn": .bengali, "as": .bengali,
    "pa": .gurmukhi, "gu": .gujarati, "or": .oriya, "ta": .tamil, "te": .telugu, "kn": .kannada,
    "ml": .malayalam, "si": .sinhala, "th": .thai, "lo": .lao, "bo": .tibetan, "dz": .tibetan,
    "my": .myanmar, "ka": .georgian, "ko": .hangul, "am": .ethiopic, "ti": .ethiopic,
    "chr": .cherokee, "km": .khmer, "ja": .han, "zh": .han, "yue": .han, "wuu": .han,
  ]
}
