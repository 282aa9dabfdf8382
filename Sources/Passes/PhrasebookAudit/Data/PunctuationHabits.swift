import PhrasebookModel

/// When languages do without the punctuation that others have.
enum PunctuationHabits {
  /// Languages that write sentences without a mark at the end.
  private static let withoutStops: Set<String> = ["th", "lo"]
  /// Languages in which a stop at the end of a short text is often left out.
  private static let seldomStops: Set<String> = ["ja", "zh", "yue", "ko", "my", "km", "bo", "dz"]
  /// Languages in which words ask and exclaim, and marks are left to taste.
  private static let withoutTone: Set<String> = ["ja", "zh", "yue", "ko", "bo"]

  /// Languages in which what an English preposition waits for has come before it.
  private static let verbsLast: Set<String> = ["ja", "ko", "zh", "yue", "tr", "hi", "hu", "fi"]

  /// Languages in which each point of a list but the last one ends with a semicolon.
  private static let listingLanguages: Set<String> = ["ru", "uk", "be", "bg", "kk", "ky", "tg"]

  /// The mark that a language asks with where that is not the one of Latin texts.
  static func questionMark(of language: Language) -> String? {
    switch language.script {
    case .arabic: "؟"
    case .greek: ";"
    default: wideMarks.contains(language.base) ? "？" : nil
    }
  }

  /// The mark that ends a sentence of a language where that is not the one of Latin texts.
  static func stop(of language: Language) -> String? {
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

  /// What closes a quotation that „ opens; nil for a language that opens it otherwise.
  static func closingQuote(of language: Language) -> String? {
    // Serbian has both.
    guard lowQuotes.contains(language.base), language.base != "sr" else { return nil }
    return highQuotes.contains(language.base) ? "”" : "“"
  }

  /// Whether another mark than the source's is no slip where marks are left to taste: a stop says
  /// the same with less tone, and sentences in another order end with another one of the source's.
  private static func isOfTaste(
    _ here: Ending, in passage: Passage, _ source: Passage
  ) -> Bool {
    let base = passage.language.base
    guard withoutTone.contains(base) || seldomStops.contains(base) || withoutStops.contains(base)
    else { return false }
    let there = source.ending.ending
    if Set([here, there]) == [.stop, .exclamation] { return true }
    return there != .question && source.value.unicodeScalars.contains { Ending.of($0) == here }
  }

  /// Whether a difference in one kind of ending means something in a language: leaving a mark out
  /// may be a habit, another one in its place is none.
  static func expects(_ ending: Ending, in passage: Passage, source: Passage) -> Bool {
    let base = passage.language.base
    let (here, there) = (passage.ending.ending, source.ending.ending)
    let isOther = here != .none && there != .none && !isOfTaste(here, in: passage, source)
    switch ending {
    case .stop:
      if !isOther, withoutStops.contains(base) || withoutStops.contains(source.language.base) {
        return false
      }
      if !isOther, seldomStops.contains(base) || seldomStops.contains(source.language.base) {
        return false
      }
      // One sentence has become several, which all have to end.
      if here == .stop, there == .none, passage.hasSentencesInside, !source.hasSentencesInside {
        return false
      }
      // A picture closes a text as well as a stop does.
      if there == .stop, passage.endsWithEmoji(of: source) { return false }
      // The points of a list end with a stop or without.
      if source.beginsWithBullet, passage.beginsWithBullet { return false }
      // The stop of an abbreviation ends no sentence.
      let short = here == .stop ? passage : source
      return !short.endsWithAbbreviation && short.wordCount > 1
    case .question:
      if passage.isOtherSentence(than: source) { return false }
      // The question comes earlier, and a sentence follows it.
      if there == .question, passage.hasInside({ $0 == .question }) { return false }
      // “How to open it”, “What you get”: other languages can only ask that.
      if there == .none, source.beginsAsking { return false }
      // Armenian puts the mark on the word that asks.
      if base == "hy", passage.value.unicodeScalars.contains("՞") { return false }
      // A question mark in Greek looks like a semicolon.
      if base == "el", here == .semicolon { return false }
      // A word says that it is asked: 保存しますか。, 教えてください。
      if here == .stop, passage.asksWithAWord { return false }
      if isOther { return true }
      if base == "th" || base == "lo" || base == "my" || base == "km" { return false }
      return !withoutTone.contains(base)
    case .exclamation:
      if passage.isOtherSentence(than: source) { return false }
      // The same sentence in a lower voice, and one whose cry comes earlier.
      if there == .exclamation, here == .stop, source.wordCount > 1 { return false }
      if there == .exclamation, passage.hasInside({ $0 == .exclamation }) { return false }
      // Spanish marks an order where English does not.
      if there != .exclamation, passage.value.contains("¡") { return false }
      if base == "hy", passage.value.unicodeScalars.contains("՜") { return false }
      return isOther || !withoutTone.contains(base)
    case .semicolon:
      // The points of a list end so, in whatever way the source ends them.
      if here == .semicolon, listingLanguages.contains(base) { return false }
      return base != "el" && source.language.base != "el"
    case .colon:
      // “Joined”, and a date behind it.
      if there == .none, source.isParticiple { return false }
      // “Enter the code:” is an order with a stop where verbs come last.
      if ["ja", "ko", "zh", "hy"].contains(base), passage.ending.ending == .stop { return false }
      // “Updated at” runs on into its value; languages with another order set a colon.
      if passage.ending.ending == .colon, source.runsOn { return false }
      return !(base == "am" || base == "ti" || base == "th" || base == "lo")
    case .ellipsis:
      // “Hide all from…” goes on where verbs come first, and is a whole phrase elsewhere.
      return !(source.runsOn && verbsLast.contains(base))
    case .none, .comma: return true
    }
  }
}

extension Passage {
  /// True where what follows on the screen goes on with the sentence.
  fileprivate var runsOn: Bool {
    guard trailingSpace.isEmpty else { return true }
    guard language.base == "en",
      let last = value.split(separator: " ").last?.prefix(while: \.isLetter)
    else { return false }
    return ["at", "by", "for", "from", "in", "of", "on", "to", "until", "with"]
      .contains(last.lowercased())
  }

  /// True where a short title without a mark has become a sentence of another kind, as languages
  /// say such things: “Get Started”, “Los geht’s!”
  ///
  /// A single word that stays one is the same with a mark.
  fileprivate func isOtherSentence(than source: Passage) -> Bool {
    guard source.ending.ending == .none else { return false }
    let words = source.wordCount
    return words < 4 && (words > 1 || wordCount > 1)
  }

  /// True for a sentence of Japanese or Korean that asks with its last word.
  fileprivate var asksWithAWord: Bool {
    let before = bytes[..<ending.range.lowerBound]
    return Self.askingWords[language.base]?.contains { word in
      before.suffix(word.utf8.count).elementsEqual(word.utf8)
    } == true
  }

  private static let askingWords = [
    "ja": ["か", "ください"], "ko": ["까", "까요", "주세요", "주십시오"],
  ]

  /// True for an English text that begins as a question and is none: “How to open it”.
  fileprivate var beginsAsking: Bool {
    guard language.base == "en", let word = value.split(whereSeparator: { !$0.isLetter }).first
    else { return false }
    return ["how", "what", "when", "where", "which", "who", "why"].contains(word.lowercased())
  }

  /// True for one word of English that says what was done: “Joined”.
  fileprivate var isParticiple: Bool {
    language.base == "en" && plainWords.count == 1 && value.hasSuffix("ed")
  }

  /// True for a text that ends with a picture which another one holds.
  fileprivate func endsWithEmoji(of source: Passage) -> Bool {
    guard let last = value.last(where: { !$0.isWhitespace }),
      let scalar = last.unicodeScalars.first, scalar.value > 0x2000, scalar.properties.isEmoji
    else { return false }
    return source.value.contains(last)
  }

  /// True for a list of points.
  fileprivate var beginsWithBullet: Bool { value.first.map { "•·▪◦‣–—-*".contains($0) } == true }

  /// True where the last word is short, or holds a stop itself: `etc.`, `e.g.`, `min.`.
  var endsWithAbbreviation: Bool {
    let end = ending.range.lowerBound
    if placeholders.contains(where: { $0.range.upperBound == end }) { return false }
    var start = end
    var letters = 0
    var hasStop = false
    while let (scalar, before) = bytes.scalar(before: start), !scalar.properties.isWhitespace {
      if scalar == "." { hasStop = true }
      if scalar.properties.isAlphabetic { letters += 1 }
      start = before
    }
    // Two letters stand for two words: EE. UU.
    let isInitials =
      letters < 4 && start > 1 && bytes[start - 2] == UInt8(ascii: ".")
      && part(start..<end).allSatisfy(\.isUppercase)
    return letters < 2 || hasStop || isInitials
      || Self.abbreviations.contains(part(start..<end).lowercased())
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
    "т.д", "т.п", "руб", "увімк", "вимк", "вкл", "выкл", "откл", "хв", "год", "мин", "сек", "ч",
    "г", "stk", "prof", "dr", "mr", "mrs", "st", "jr", "mm",
    "esim", "jne", "mfl", "m.m", "stb", "kb", "pvz", "tj", "str", "tel", "a.m", "p.m", "avg", "ref",
  ]
}
