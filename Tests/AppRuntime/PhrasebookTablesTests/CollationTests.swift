import TestSupport
import Testing

@testable import PhrasebookTables

@Suite struct CollationTests {
  /// As `localizedStandardCompare` has them in English, and as catalogs that Xcode wrote show them.
  static let inOrder = [
    "", " ", "  ", "_", "-", "%@", "%lld", "%lld files", "1", "2", "10", "a", "A", "á", "a b",
    "a-b",
    "a9", "a10", "ab", "Add", "Add file", "added", "b", "B", "de", "de-AT", "é", "en", "en-GB",
    "pt", "pt-BR", "pt-PT", "zh-Hans", "zh-Hant", "zh-HK", "日本",
  ]

  /// Compares every pair of the list, so that no wrong order of two is hidden by others.
  @Test func putsNamesInXcodesOrder() {
    for (place, a) in Self.inOrder.enumerated() {
      #expect(!Collation.english.precedes(a, a))
      for b in Self.inOrder[(place + 1)...] {
        #expect(Collation.english.precedes(a, b), "\(a.debugDescription) < \(b.debugDescription)")
        #expect(!Collation.english.precedes(b, a), "\(b.debugDescription) > \(a.debugDescription)")
      }
    }
  }

  /// The fast path for ASCII letters must agree with ICU.
  @Test func shortCutAgreesWithICU() {
    var random = SeededGenerator(seed: 7)
    let alphabet = Array("abzABZ0019-_ .%@é\u{301}\u{1}\t")
    for _ in 0..<20_000 {
      func text() -> String {
        String(
          (0..<Int.random(in: 0...5, using: &random)).compactMap { _ in
            alphabet.randomElement(using: &random)
          })
      }
      let a = text()
      // Often one is the start of the other, as for languages with a region.
      let b = Bool.random(using: &random) ? a + text() : text()
      let direct = Collation.english.precedes(a, b)
      #expect(!(direct && Collation.english.precedes(b, a)), "\(a) and \(b)")
      #expect(direct == Collation.english.precedesByICU(a, b), "\(a) and \(b)")
    }
  }
}
