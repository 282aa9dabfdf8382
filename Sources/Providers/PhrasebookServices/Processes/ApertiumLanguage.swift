/// Apertium's names of languages: ISO 639-3 codes, with a variant after an underscore.
enum ApertiumLanguage {
  /// Returns the names to look for, best first.
  static func names(of tag: String) -> [String] {
    let code = LanguageCode(tag)
    let bases = [codes[code.language], code.language].compactMap { $0 }
    let variants = bases.flatMap { base in code.region.map { ["\(base)_\($0)"] } ?? [] }
    return variants + bases
  }

  private static let codes = [
    "af": "afr", "an": "arg", "ar": "ara", "ast": "ast", "be": "bel", "bg": "bul", "bn": "ben",
    "br": "bre", "bs": "hbs_BS", "ca": "cat", "co": "cos", "cs": "ces", "cy": "cym", "da": "dan",
    "de": "deu", "el": "ell", "en": "eng", "eo": "epo", "es": "spa", "et": "est", "eu": "eus",
    "fi": "fin", "fo": "fao", "fr": "fra", "ga": "gle", "gl": "glg", "gv": "glv", "he": "heb",
    "hi": "hin", "hr": "hbs_HR", "ht": "hat", "hu": "hun", "hy": "hye", "id": "ind", "is": "isl",
    "it": "ita", "kk": "kaz", "ko": "kor", "ky": "kir", "lb": "ltz", "lt": "lit", "lv": "lav",
    "mk": "mkd", "ms": "zlm", "mt": "mlt", "nb": "nob", "nl": "nld", "nn": "nno", "no": "nob",
    "oc": "oci", "pl": "pol", "pt": "por", "ro": "ron", "ru": "rus", "sc": "srd", "se": "sme",
    "sh": "hbs", "sk": "slk", "sl": "slv", "sr": "hbs_SR", "sv": "swe", "szl": "szl", "tg": "tgk",
    "tr": "tur", "tt": "tat", "uk": "ukr", "ur": "urd", "uz": "uzb", "vi": "vie", "zh": "zho",
  ]
}
