/// When languages do without the punctuation that others have.
enum PunctuationHabits {
  /// Languages that write sentences without a mark at the end.
  private static let withoutStops: Set<String> = ["th", "lo"]
  /// Languages in which a stop at the end of a short text is often left out.
  private static let seldomStops: Set<String> = ["ja", "zh", "yue", "ko", "my", "km", "bo", "dz"]
  /// Languages in which words ask and exclaim, and marks are left to taste.
  private static let withoutTone: Set<String> = ["ja", "zh", "yue", "ko", "bo"]

  /// Whether a difference in one kind of ending means something in a language.
  static func expects(_ ending: Ending, in passage: Passage, source: Passage) -> Bool {
    let base = passage.language.base
    switch ending {
    case .stop:
      if withoutStops.contains(base) || withoutStops.contains(source.language.base) {
        return false
      }
      if seldomStops.contains(base) || seldomStops.contains(source.language.base) { return false }
      // The stop of an abbreviation ends no sentence.
      let short = passage.ending.ending == .stop ? passage : source
      return !short.endsWithAbbreviation && short.wordCount > 1
    case .question:
      // Armenian puts the mark on the word that asks.
      if base == "hy", passage.value.unicodeScalars.contains("՞") { return false }
      // A question mark in Greek looks like a semicolon.
      if base == "el", passage.ending.ending == .semicolon { return false }
      if base == "th" || base == "lo" || base == "my" || base == "km" { return false }
      return !withoutTone.contains(base)
    case .exclamation:
      // Spanish marks an order where English does not.
      if source.ending.ending != .exclamation, passage.value.contains("¡") { return false }
      return !withoutTone.contains(base)
        && !(base == "hy" && passage.value.unicodeScalars.contains("՜"))
    case .semicolon:
      return base != "el" && source.language.base != "el"
    case .colon:
      // “Enter the code:” is an order with a stop where verbs come last.
      if ["ja", "ko", "zh", "hy"].contains(base), passage.ending.ending == .stop { return false }
      // “Updated at” runs on into its value; languages with another order set a colon.
      if passage.ending.ending == .colon, source.runsOn { return false }
      return !(base == "am" || base == "ti" || base == "th" || base == "lo")
    case .none, .ellipsis, .comma: return true
    }
  }
}

extension Passage {
  /// True where what follows on the screen goes on with the sentence.
  fileprivate var runsOn: Bool {
    guard trailingSpace.isEmpty else { return true }
    guard language.base == "en", let last = value.split(separator: " ").last else { return false }
    return ["at", "by", "for", "from", "in", "of", "on", "to", "until", "with"]
      .contains(last.lowercased())
  }

  /// True where the last word is short, or holds a stop itself: `etc.`, `e.g.`, `min.`.
  var endsWithAbbreviation: Bool {
    let end = ending.range.lowerBound
    var start = end
    var letters = 0
    var hasStop = false
    while let (scalar, before) = bytes.scalar(before: start), !scalar.properties.isWhitespace {
      if scalar == "." { hasStop = true }
      if scalar.properties.isAlphabetic { letters += 1 }
      start = before
    }
    return letters < 2 || hasStop || Self.abbreviations.contains(part(start..<end).lowercased())
  }

  /// How many words there are between spaces; texts without spaces count their letters instead.
  var wordCount: Int {
    switch language.script {
    case .han, .thai, .lao, .khmer, .myanmar, .tibetan: (bytes.count + 5) / 6
    default: value.split(whereSeparator: \.isWhitespace).count
    }
  }

  private static let abbreviations: Set<String> = [
    "etc", "min", "max", "sec", "hr", "hrs", "vs", "no", "inc", "ltd", "co", "corp", "approx",
    "temp",
    "usw", "bzw", "ggf", "std", "sek", "nr", "ecc", "ecc", "osv", "enz", "itd", "itp", "atd", "др",
    "т.д", "т.п", "руб", "мин", "сек", "ч", "г", "stk", "prof", "dr", "mr", "mrs", "st", "jr", "mm",
    "esim", "jne", "mfl", "m.m", "stb", "kb", "pvz", "tj", "str", "tel", "a.m", "p.m", "avg", "ref",
  ]
}
