import Phrasebook
import TestSupport
import Testing

/// Malicious identifiers and lists.
@Suite struct HostileLanguageTests {
  @Test(arguments: [
    "", "-", "_", "---", "@", ".", "\u{0}", "en\u{0}de", "é", "日本語", "x", "x-", "i-", "u-", "-u-",
    "en-", "en--", "en-u", "en-u-", "en-x", "@calendar=", "en@", "en@=", "a-b-c-d-e-f", "*",
    "../en",
    "en/../../etc/passwd", "%s%n", "zh-min-nan-x-", "en-GB-oed-oed", "123456789012",
    "und-x-i-enochian", "en_US_POSIX_POSIX", "root-root", "nan_x_zh_min",
  ])
  func takesAnyIdentifier(_ identifier: String) {
    let matcher = LanguageMatcher(supported: [identifier, "fr"], development: identifier)
    #expect(matcher.match(["fr"]).languages.first == "fr")
    _ = matcher.explain([identifier, "de"]).map(\.description)
    _ = matcher.match([identifier]).locale
    _ = PreferredLanguages.tag(posixName: identifier)
    _ = AcceptLanguage(identifier).languages
  }

  @Test(arguments: ["a", "-", "en-", "é", "u-a-", "-abcdefgh", "_1994", "@", "zh-yue-"])
  func passesOverEndlessIdentifiers(_ part: String) {
    let endless = String(repeating: part, count: 200_000)
    let matcher = LanguageMatcher(supported: [endless, "de", "fr-" + endless], development: "de")
    #expect(matcher.match([endless, "en" + endless, "fr"]).languages == ["de"])
    #expect(matcher.explain([endless]).map(\.description).joined().utf8.count < 500)
    #expect(PreferredLanguages.tag(posixName: endless) == nil)
  }

  @Test(arguments: ["", "-", "_", "--", "1", "419", "_419", "😀", "é", " "])
  func aLanguageHasLetters(_ identifier: String) {
    for other in ["", "-", "_", "1", "😀", identifier] {
      let matcher = LanguageMatcher(supported: [other, "en"], development: "en")
      #expect(matcher.match([identifier]).languages == ["en"])
    }
    #expect(
      LanguageMatcher(supported: ["de", "en"]).explain([identifier]).first?.rule
        == .unreadable)
  }

  @Test func readsAListOnlyUpToALimit() {
    let matcher = LanguageMatcher(supported: ["en", "de"])
    let wishes = Array(repeating: "tlh", count: LanguageMatcher.longestList)
    #expect(!matcher.match(wishes + ["de"]).isMatch)
    #expect(matcher.match(wishes.dropLast() + ["de"]).isMatch)
    #expect(matcher.explain(wishes + wishes).count == wishes.count + 1)
  }

  @Test func manyLanguagesTakeLinearTime() {
    let supported = Array(repeating: "en", count: 20_000) + ["de"]
    let matcher = LanguageMatcher(supported: supported)
    #expect(matcher.match(["en-GB"]).languages.count == 20_000)
    #expect(matcher.explain(["en-GB"]).first?.passedOver.count == 100)
  }

  /// Whatever the bytes, there is an answer, it is one of the app's, and explaining gives the same.
  @Test(arguments: [UInt64(1), 2])
  func anyBytesHaveAnAnswer(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var languages = RandomLanguages(random: SeededGenerator(seed: seed))
    func identifier() -> String {
      let bytes = random.mutated(Array(languages.identifier(nonsense: 0.2).utf8))
      return String(decoding: bytes, as: UTF8.self)
    }
    for _ in 0..<1500 {
      let supported = (0..<Int.random(in: 0...6, using: &random)).map { _ in identifier() }
      let preferred = (0..<Int.random(in: 0...4, using: &random)).map { _ in identifier() }
      let matcher = LanguageMatcher(
        supported: supported, development: random.chance(0.3) ? identifier() : nil)
      let match = matcher.match(preferred)
      #expect(match.languages.allSatisfy(matcher.supportedLanguages.contains))
      #expect(match.languages.isEmpty == matcher.supportedLanguages.isEmpty)
      #expect(matcher.explain(preferred).last?.language == match.language)
      _ = matcher.match(AcceptLanguage(preferred.joined(separator: ";q=0.5,"))).locale
      let environment = [
        "LANG": preferred.first ?? "", "LANGUAGE": supported.joined(separator: ":"),
      ]
      _ = PreferredLanguages.of(
        arguments: preferred + ["-AppleLanguages"], environment: environment)
    }
  }

  @Test func isAskedFromManyThreads() async {
    let matcher = LanguageMatcher(supported: ["en", "en-GB", "zh-Hant", "de"])
    let all = await withTaskGroup(of: [String].self) { group in
      for _ in 0..<64 { group.addTask { matcher.match(["zh-HK", "en-AU"]).languages } }
      return await group.reduce(into: Set<[String]>()) { $0.insert($1) }
    }
    #expect(all == [["zh-Hant"]])
  }
}
