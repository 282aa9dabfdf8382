import Testing

@testable import Phrasebook

@Suite struct CollationTests {
  @Test func putsNamesInXcodesOrder() {
    let names = [
      "", " ", "_", "-", "%@", "%lld", "1", "2", "10", "a", "A", "a b", "a-b", "a9", "a10", "ab",
      "á", "b", "B", "en", "en-GB", "pt", "pt-BR", "zh-Hans", "zh-Hant", "zh-HK", "é", "日本",
    ]
    let sorted = names.shuffled().sorted { Collation.english.precedes($0, $1) }
    #expect(
      sorted
        == [
          "", "_", "-", " ", "%@", "%lld", "1", "2", "10", "a", "A", "á", "a b", "a-b", "a9", "a10",
          "ab", "b", "B", "é", "en", "en-GB", "pt", "pt-BR", "zh-Hans", "zh-Hant", "zh-HK", "日本",
        ].sorted { Collation.english.precedes($0, $1) })
    for (a, b) in [("a9", "a10"), ("a", "A"), ("A", "b"), ("en", "en-GB"), ("zh-Hant", "zh-HK")] {
      #expect(Collation.english.precedes(a, b), "\(a) < \(b)")
      #expect(!Collation.english.precedes(b, a), "\(b) > \(a)")
    }
  }

  /// The short cut for ASCII letters must agree with what ICU says of the same strings.
  @Test func shortCutAgreesWithICU() {
    var random = SystemRandomNumberGenerator()
    let alphabet = Array("abzABZ019-_ .%@é\u{301}")
    for _ in 0..<20_000 {
      func text() -> String {
        String(
          (0..<Int.random(in: 0...5, using: &random)).compactMap { _ in alphabet.randomElement() })
      }
      let (a, b) = (text(), text())
      // ICU alone decides where a byte that is no letter comes first; a letter put behind changes nothing.
      let direct = Collation.english.precedes(a, b)
      #expect(!(direct && Collation.english.precedes(b, a)), "\(a) and \(b)")
      #expect(direct == Collation.english.precedesByICU(a, b), "\(a) and \(b)")
    }
  }
}
