import PhrasebookModel

/// The punctuation that languages leave out.
enum PunctuationHabits {
  /// Languages that write sentences without a mark at the end.
  private static let withoutStops: Set<String> = ["th", "lo"]
  /// Languages in which a stop at the end of a short text is often left out.
  private static let seldomStops: Set<String> = ["ja", "zh", "yue", "ko", "my", "km", "bo", "dz"]
  /// Languages in which words ask and exclaim, and marks are left to taste.
  private static let withoutTone: Set<String> = ["ja", "zh", "yue", "ko", "bo"]

  /// Languages in which the object of an English preposition comes before it.
  private static let verbsLast: Set<String> = ["ja", "ko", "zh", "yue", "tr", "hi", "hu", "fi"]

  /// Languages in which each point of a list but the last one ends with a semicolon.
  private static let listingLanguages: Set<String> = ["ru", "uk", "be", "bg", "kk", "ky", "tg"]

  /// The question mark of a language, if it is not that of Latin texts.
  static func questionMark(of language: LanguageTraits) -> String? {
    switch language.script {
    case .arabic: "؟"
    case .greek: ";"
    default: wideMarks.contains(language.base) ? "？" : nil
    }
  }

  /// The full stop of a language, if it is not that of Latin texts.
  static func stop(of language: LanguageTraits) -> String? {
    wideMarks.contains(language.base) ? "。" : nil
  }

  /// Languages whose marks are as wide as their letters.
  private static let wideMarks: Set<String> = ["ja", "zh", "yue"]

  /// Languages that open a quotation with „. Source: CLDR's delimiters.
  static let lowQuotes: Set<String> = [
    "bg", "bs", "cs", "de", "dsb", "et", "hr", "hsb", "hu", "is", "ka", "lb", "lt", "mk", "pl",
    "ro", "sk", "sl", "sr",
  ]

  /// Those of them that close it with ”; the others close it with “.
  private static let highQuotes: Set<String> = ["bs", "hr", "hu", "pl", "ro"]

  /// The mark that closes a quotation opened by „; nil for a language that opens it differently.
  static func closingQuote(of language: LanguageTraits) -> String? {
    // Serbian has both.
    guard lowQuotes.contains(language.base), language.base != "sr" else { return nil }
    return highQuotes.contains(language.base) ? "”" : "“"
  }

  /// Whether another mark than the source's is a matter of taste: a full stop is less emphatic, and
  /// sentences in another order end with another mark of the source.
  private static func isOfTaste(
    _ here: Ending, in string: AuditedString, _ source: AuditedString
  ) -> Bool {
    let base = string.language.base
    guard withoutTone.contains(base) || seldomStops.contains(base) || withoutStops.contains(base)
    else { return false }
    let there = source.ending.ending
    if Set([here, there]) == [.stop, .exclamation] { return true }
    return there != .question && source.value.unicodeScalars.contains { Ending.of($0) == here }
  }

  /// Whether a different ending is a mistake in a language: leaving out a mark may be a habit, but
  /// another mark in its place is not.
  static func expects(_ ending: Ending, in string: AuditedString, source: AuditedString) -> Bool {
    let base = string.language.base
    let (here, there) = (string.ending.ending, source.ending.ending)
    let isOther = here != .none && there != .none && !isOfTaste(here, in: string, source)
    switch ending {
    case .stop:
      return (isOther || !(omitStops(base) || omitStops(source.language.base)))
        && expectsStop(in: string, source)
    case .question: return expectsQuestion(in: string, source, isOther: isOther)
    case .exclamation: return expectsExclamation(in: string, source, isOther: isOther)
    case .semicolon:
      // The items of a list end so, however the source ends them.
      if here == .semicolon, listingLanguages.contains(base) { return false }
      return base != "el" && source.language.base != "el"
    case .colon:
      // “Joined”, followed by a date.
      if there == .none, isParticiple(source) { return false }
      // “Enter the code:” is an order with a stop in languages with the verb at the end.
      if ["ja", "ko", "zh", "hy"].contains(base), here == .stop { return false }
      // “Updated at” runs on into its value; languages with another order set a colon.
      if here == .colon, runsOn(source) { return false }
      return !["am", "ti", "th", "lo"].contains(base)
    case .ellipsis:
      // “Hide all from…” continues in languages with the verb first, and is a complete phrase
      // elsewhere.
      return !(runsOn(source) && verbsLast.contains(base))
    case .none, .comma: return true
    }
  }

  private static func omitStops(_ base: String) -> Bool {
    withoutStops.contains(base) || seldomStops.contains(base)
  }

  private static func expectsStop(in string: AuditedString, _ source: AuditedString) -> Bool {
    let (here, there) = (string.ending.ending, source.ending.ending)
    // One sentence has become several, which all have to end.
    if here == .stop, there == .none, string.hasSentencesInside, !source.hasSentencesInside {
      return false
    }
    // An emoji closes a text as well as a stop does.
    if there == .stop, endsWithEmoji(of: source, in: string) { return false }
    // The items of a list end with a stop or without.
    if beginsWithBullet(source), beginsWithBullet(string) { return false }
    // The stop of an abbreviation does not end a sentence.
    let short = here == .stop ? string : source
    return !endsWithAbbreviation(short) && wordCount(in: short) > 1
  }

  private static func expectsQuestion(
    in string: AuditedString, _ source: AuditedString, isOther: Bool
  ) -> Bool {
    let base = string.language.base
    let (here, there) = (string.ending.ending, source.ending.ending)
    if isOtherSentence(than: source, in: string) { return false }
    // The question is earlier, and a sentence follows it.
    if there == .question, string.hasInside({ $0 == .question }) { return false }
    // “How to open it”, “What you get”: in other languages this can only be a question.
    if there == .none, beginsAsking(source) { return false }
    // Armenian puts the mark on the word that asks.
    if base == "hy", string.value.unicodeScalars.contains("՞") { return false }
    // A question mark in Greek looks like a semicolon.
    if base == "el", here == .semicolon { return false }
    // A word makes it a question: 保存しますか。, 教えてください。
    if here == .stop, asksWithAWord(string) { return false }
    return isOther || !["th", "lo", "my", "km"].contains(base) && !withoutTone.contains(base)
  }

  private static func expectsExclamation(
    in string: AuditedString, _ source: AuditedString, isOther: Bool
  ) -> Bool {
    let base = string.language.base
    let (here, there) = (string.ending.ending, source.ending.ending)
    if isOtherSentence(than: source, in: string) { return false }
    // The same sentence without emphasis, and one whose exclamation is earlier.
    if there == .exclamation, here == .stop, wordCount(in: source) > 1 { return false }
    if there == .exclamation, string.hasInside({ $0 == .exclamation }) { return false }
    // Spanish marks an order, which English does not.
    if there != .exclamation, string.value.contains("¡") { return false }
    if base == "hy", string.value.unicodeScalars.contains("՜") { return false }
    return isOther || !withoutTone.contains(base)
  }
}

extension PunctuationHabits {
  /// Whether the text on the screen continues the sentence.
  private static func runsOn(_ string: AuditedString) -> Bool {
    guard string.trailingSpace.isEmpty else { return true }
    guard string.language.base == "en",
      let last = string.value.split(separator: " ").last?.prefix(while: \.isLetter)
    else { return false }
    return ["at", "by", "for", "from", "in", "of", "on", "to", "until", "with"]
      .contains(last.lowercased())
  }

  /// Whether a short title without a mark has become a sentence of another kind, as is usual in
  /// languages: “Get Started”, “Los geht’s!”
  ///
  /// A single word that stays one is the same with a mark.
  private static func isOtherSentence(than source: AuditedString, in string: AuditedString) -> Bool
  {
    guard source.ending.ending == .none else { return false }
    let words = wordCount(in: source)
    return words < 4 && (words > 1 || wordCount(in: string) > 1)
  }

  /// Whether it is a sentence of Japanese or Korean that asks with its last word.
  private static func asksWithAWord(_ string: AuditedString) -> Bool {
    let before = string.bytes[..<string.ending.range.lowerBound]
    return Self.askingWords[string.language.base]?.contains { word in
      before.suffix(word.utf8.count).elementsEqual(word.utf8)
    } == true
  }

  private static let askingWords = [
    "ja": ["か", "ください"], "ko": ["까", "까요", "주세요", "주십시오"],
  ]

  /// Whether it is an English text that begins like a question but is not one: “How to open it”.
  private static func beginsAsking(_ string: AuditedString) -> Bool {
    guard string.language.base == "en",
      let word = string.value.split(whereSeparator: { !$0.isLetter }).first
    else { return false }
    return ["how", "what", "when", "where", "which", "who", "why"].contains(word.lowercased())
  }

  /// Whether it is one English participle: “Joined”.
  private static func isParticiple(_ string: AuditedString) -> Bool {
    string.language.base == "en" && string.plainWords.count == 1 && string.value.hasSuffix("ed")
  }

  /// Whether it is a text that ends with a picture which another one holds.
  private static func endsWithEmoji(of source: AuditedString, in string: AuditedString) -> Bool {
    guard let last = string.value.last(where: { !$0.isWhitespace }),
      let scalar = last.unicodeScalars.first, scalar.value > 0x2000, scalar.properties.isEmoji
    else { return false }
    return source.value.contains(last)
  }

  /// Whether it is a list of points.
  private static func beginsWithBullet(_ string: AuditedString) -> Bool {
    string.value.first.map { "•·▪◦‣–—-*".contains($0) } == true
  }

  /// Whether the last word is short, or holds a stop itself: `etc.`, `e.g.`, `min.`.
  static func endsWithAbbreviation(_ string: AuditedString) -> Bool {
    let end = string.ending.range.lowerBound
    if string.placeholders.contains(where: { $0.range.upperBound == end }) { return false }
    var start = end
    var letters = 0
    var hasStop = false
    while let (scalar, before) = string.bytes.scalar(before: start), !scalar.properties.isWhitespace
    {
      if scalar == "." { hasStop = true }
      if scalar.properties.isAlphabetic { letters += 1 }
      start = before
    }
    // Two letters are two words: EE. UU.
    let isInitials =
      letters < 4 && start > 1 && string.bytes[start - 2] == UInt8(ascii: ".")
      && string.part(start..<end).allSatisfy(\.isUppercase)
    return letters < 2 || hasStop || isInitials
      || Self.abbreviations.contains(string.part(start..<end).lowercased())
  }

  /// The number of words between spaces; for scripts without spaces it is estimated from the
  /// length.
  static func wordCount(in string: AuditedString) -> Int {
    switch string.language.script {
    case .han, .thai, .lao, .khmer, .myanmar, .tibetan: (string.bytes.count + 5) / 6
    default: string.value.split(whereSeparator: \.isWhitespace).count
    }
  }

  private static let abbreviations: Set<String> = [
    "etc", "min", "max", "sec", "hr", "hrs", "vs", "no", "inc", "ltd", "co", "corp", "approx",
    "temp",
    "usw", "bzw", "ggf", "std", "sek", "nr", "ecc", "ecc", "osv", "enz", "itd", "itp", "atd", "др",
    "т.д", "т.п", "руб", "увімк", "вимк", "вкл", "выкл", "откл", "хв", "год", "мин", "сек", "ч",
    "г", "stk", "prof", "dr", "mr", "mrs", "st", "jr", "mm",
    "esim", "jne", "mfl", "m.m", "stb", "kb", "pvz", "tj", "str", "tel", "a.m", "p.m", "avg", "ref",
  ]
}
