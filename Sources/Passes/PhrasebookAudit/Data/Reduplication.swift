/// The words that may be repeated.
enum Reduplication {
  /// Languages that double words for “many” or “very”.
  static let languages: Set<String> = [
    "id", "ms", "jv", "su", "tl", "fil", "ceb", "haw", "mi", "sm", "to", "vi", "th", "lo", "km",
    "my",
    "zh", "yue", "ja", "hi", "bn", "mr", "gu", "pa", "ta", "te", "kn", "ml", "or", "as", "ne", "si",
    "ur", "tr", "az", "hy", "ka", "fa", "sw", "af", "ht", "uz", "kk", "ky", "ug", "mn", "eu",
  ]

  /// Whether a word may be repeated in a language, by its grammar or by habit.
  ///
  /// Of languages that are not listed only longer words are taken for slips: the small ones are
  /// grammar's.
  static func allows(_ word: String, in language: String, behind before: String?) -> Bool {
    if calls.contains(word) { return true }
    guard let words = words[language == "no" ? "nb" : language] else {
      return word.unicodeScalars.count < 4
    }
    if words.contains(word) { return true }
    return word == "det" && before.map(asking.contains) == true
  }

  /// Exclamations that are repeated in any language.
  private static let calls: Set<String> = ["ha", "haha", "ho", "la", "bla", "blah", "bye", "hey"]

  /// Words after which the Nordic “det” is repeated: “är det det?”
  private static let asking: Set<String> = [
    "är", "er", "var", "om", "att", "at", "når", "när", "hvis", "som", "gør", "gör",
  ]

  /// Pronouns and conjunctions that begin a clause next to themselves, adverbs that are repeated,
  /// and particles that end a verb and begin what follows: Dutch “log in in de app”.
  private static let words: [String: Set<String>] = [
    "en": [
      "that", "had", "very", "so", "no", "is", "her", "you", "in", "on", "now", "there", "well",
      "many", "far", "really", "knock", "yes", "do", "extra",
    ],
    "de": [
      "die", "der", "das", "den", "dem", "sie", "sich", "ihr", "ihnen", "es", "uns", "so", "sehr",
      "ist", "war", "an", "auf", "aus", "ab", "mit", "vor", "zu", "um", "nach",
    ],
    "fr": ["nous", "vous", "très"],
    "es": ["muy", "ya", "casi", "que", "sí", "solo"],
    "pt": ["se", "muito", "já", "logo", "que"],
    "it": ["si", "sì", "piano", "via", "poco", "quasi", "subito", "man", "mano", "passo", "solo"],
    "ca": ["que", "molt"], "gl": ["que", "moi"], "ro": ["foarte", "că"],
    "nl": [
      "dat", "die", "je", "ze", "haar", "zich", "heel", "is", "aan", "af", "bij", "in", "om", "op",
      "over", "toe", "uit", "voor", "mee", "door",
    ],
    "sv": ["som", "den", "de", "på", "av", "in", "ut", "upp", "till", "om", "mycket", "är"],
    "da": ["der", "den", "at", "på", "af", "ind", "ud", "op", "til", "om", "meget", "er"],
    "nb": ["som", "den", "at", "på", "av", "inn", "ut", "opp", "til", "om", "veldig", "er"],
    "nn": ["som", "den", "at", "på", "av", "inn", "ut", "opp", "til", "om", "er"],
    "fi": ["on", "se", "ne", "että"], "et": ["on", "see", "ja"], "hu": ["az", "ha", "egy", "már"],
    "pl": ["co", "to", "bardzo"], "cs": ["se", "je", "co", "to"], "sk": ["sa", "je", "čo", "to"],
    "sl": ["se", "je", "da"], "hr": ["se", "je", "što", "da"],
    "sr": ["se", "je", "što", "da", "што"],
    "bs": ["se", "je", "što", "da"], "bg": ["да", "се", "че"], "mk": ["да", "се"],
    "ru": ["что", "то", "очень", "еле", "да", "нет"], "uk": ["що", "то", "дуже", "так"],
    "be": ["што", "то"], "el": ["το", "του", "της", "που", "να", "με"], "sq": ["të", "së", "i"],
    "he": ["לא", "כן"], "ar": [], "ko": [], "lt": ["tai", "kad"], "lv": ["ka", "tas"],
    "is": ["að", "er", "það", "sem"],
  ]
}
