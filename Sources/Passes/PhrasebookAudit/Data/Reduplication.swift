/// Where a word may well stand twice.
enum Reduplication {
  /// Languages that double words to say “many” or “very”.
  static let languages: Set<String> = [
    "id", "ms", "jv", "su", "tl", "fil", "ceb", "haw", "mi", "sm", "to", "vi", "th", "lo", "km",
    "my",
    "zh", "yue", "ja", "hi", "bn", "mr", "gu", "pa", "ta", "te", "kn", "ml", "or", "as", "ne", "si",
    "ur", "tr", "az", "hy", "ka", "fa", "sw", "af", "ht", "uz", "kk", "ky", "ug", "mn", "eu",
  ]

  /// Words that grammar puts side by side.
  static let words: Set<String> = [
    "nous", "vous", "that", "had", "die", "der", "das", "sie", "dat", "ha", "bye", "very", "si",
    "se",
    "što", "que", "ne", "no", "de", "to", "the", "är", "det", "som", "er", "en", "je", "ist",
    "sich",
    "solo",
  ]

  /// Words that end a verb as well as they begin what follows: Dutch “log in in de app”.
  static let particles: [String: Set<String>] = [
    "nl": ["aan", "af", "bij", "in", "om", "op", "over", "toe", "uit", "voor"]
  ]
}
