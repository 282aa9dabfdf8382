import Foundation
import PhrasebookMemory

/// Texts such as apps have, the same ones in every run: three to fifteen words, common ones often and
/// rare ones seldom, some with a placeholder or a number.
struct SampleTexts {
  private var random: SeededRandom
  private let words: [String]
  private static let common = """
    the to a of and your is in for this you that it on with are not be can from or will have all as file by \
    new was do if an at use open save delete close settings account when any name password message folder \
    photo please try again could no connection server update download upload share send remove add edit \
    cancel done back next more less search find select change view show hide list item page image video \
    sound device phone email address user group member date time day week month year today now later \
    before after between into than them their our we they device sync backup restore error failed \
    complete waiting loading process document text color size light dark theme language region network
    """.split(separator: " ").map(String.init)
  private static let syllables = [
    "ba", "con", "der", "el", "fi", "gra", "hu", "in", "jo", "ker", "la", "men", "no", "or", "per",
    "qui", "re", "sta", "tion", "un", "ver", "wi", "ex", "yl", "zo", "mer", "tal", "ing", "ous",
    "ment",
  ]

  init(seed: UInt64) {
    var random = SeededRandom(state: seed)
    var words = Self.common
    while words.count < 8_000 {
      words.append(
        (0..<Int.random(in: 2...4, using: &random)).map { _ in
          Self.syllables.randomElement(using: &random) ?? ""
        }.joined())
    }
    (self.random, self.words) = (random, words)
  }

  /// The nth most common word about n times as seldom as the first.
  private mutating func word() -> String {
    let place = Double.random(in: 0..<1, using: &random)
    let rank = Int(pow(Double(words.count), place)) - 1
    return words[min(max(rank, 0), words.count - 1)]
  }

  mutating func text() -> String {
    var parts = (0..<Int.random(in: 3...15, using: &random)).map { _ in word() }
    parts[0] = parts[0].prefix(1).uppercased() + parts[0].dropFirst()
    if Int.random(in: 0..<5, using: &random) == 0 {
      let mark = ["%@", "%lld", "%1$@", "5", "2024"].randomElement(using: &random) ?? "%@"
      parts.insert(mark, at: Int.random(in: 1...parts.count, using: &random))
    }
    return parts.joined(separator: " ") + (Bool.random(using: &random) ? "." : "")
  }

  /// A text as somebody would write it a second time: a word changed, left out or added, or a letter.
  mutating func changed(_ text: String) -> String {
    var parts = text.split(separator: " ").map(String.init)
    let place = Int.random(in: 0..<parts.count, using: &random)
    switch Int.random(in: 0..<4, using: &random) {
    case 0: parts[place] = word()
    case 1 where parts.count > 3: parts.remove(at: place)
    case 2: parts.insert(word(), at: place)
    default: parts[place] += "s"
    }
    let result = parts.joined(separator: " ")
    return result == text ? result + "!" : result
  }

  mutating func units(_ count: Int) -> [MemoryUnit] {
    (0..<count).map { number in
      let source = text()
      return MemoryUnit(
        sourceLanguage: "en", targetLanguage: "fr", source: source,
        target: String(source.reversed().filter { $0 != "%" }),
        place: MemoryPlace(project: "App", table: "Localizable", key: "key \(number)"),
        state: "translated", changed: 1_700_000_000 + number)
    }
  }

  mutating func pick(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }
}

/// SplitMix64.
struct SeededRandom: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
