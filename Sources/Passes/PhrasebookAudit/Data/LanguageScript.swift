/// The scripts of languages that are not written in Latin letters: CLDR's likely subtags.
enum LanguageScript {
  static func of(base: String, parts: ArraySlice<String>) -> Script {
    if let written = parts.first(where: { $0.utf8.count == 4 && $0.first?.isLetter == true }) {
      return byCode[written.lowercased()] ?? .other
    }
    if base == "pa", parts.contains("PK") { return .arabic }
    return byLanguage[base] ?? .latin
  }

  /// Every script that the texts of a language are made of: Japanese mixes three, and some
  /// languages are written in either of two.
  static func all(_ script: Script, base: String, parts: ArraySlice<String>) -> ScriptSet {
    var scripts = ScriptSet(script)
    switch script {
    case .han where base == "ja": scripts.formUnion(ScriptSet(.hiragana, .katakana, .bopomofo))
    case .han: scripts.formUnion(ScriptSet(.bopomofo))
    case .hangul: scripts.formUnion(ScriptSet(.han))
    default: break
    }
    if parts.isEmpty, let second = secondScripts[base] { scripts.formUnion(ScriptSet(second)) }
    return scripts
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
    "lzh": .han, "gan": .han, "hak": .han, "hsn": .han, "grc": .greek, "xmf": .georgian,
    "udm": .cyrillic, "kv": .cyrillic, "mhr": .cyrillic, "myv": .cyrillic, "mdf": .cyrillic,
    "av": .cyrillic, "lez": .cyrillic, "inh": .cyrillic, "kbd": .cyrillic, "ady": .cyrillic,
    "krc": .cyrillic, "kum": .cyrillic, "tyv": .cyrillic, "bua": .cyrillic, "xal": .cyrillic,
    "rue": .cyrillic, "cu": .cyrillic, "ary": .arabic, "apc": .arabic, "ajp": .arabic,
    "acm": .arabic, "aeb": .arabic, "arq": .arabic, "azb": .arabic, "glk": .arabic,
    "mzn": .arabic, "lrc": .arabic, "skr": .arabic, "pnb": .arabic, "bal": .arabic,
    "ks": .arabic, "awa": .devanagari, "brx": .devanagari, "doi": .devanagari,
    "gom": .devanagari, "hne": .devanagari, "mag": .devanagari, "new": .devanagari,
    "bpy": .bengali, "mnw": .myanmar, "shn": .myanmar, "ksw": .myanmar,
    // Scripts that letters do not distinguish.
    "sat": .other, "mni": .other, "nqo": .other, "zgh": .other, "tzm": .other, "shi": .other,
    "ii": .other, "syr": .other, "arc": .other, "vai": .other, "ccp": .other, "got": .other,
  ]
}
