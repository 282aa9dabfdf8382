import PhrasebookMemory
import TestSupport
import Testing

struct SegmentMatchesTests {
  @Test("the score is the share of the tokens that stay")
  func scores() {
    var matches = SegmentMatches()
    matches.add("Open the window of the house at noon")
    #expect(matches.score(of: "Open the window of the house at noon") == 100)
    #expect(matches.score(of: "open the Window of the house at noon") == 100)
    #expect(matches.score(of: "Open the window of the house at noons") == 93)
    #expect(matches.score(of: "Open the windows of a house at noon") == 86)
    #expect(matches.score(of: "Open the door") == nil)
    #expect(matches.score(of: "") == nil)
    #expect(SegmentMatches().score(of: "Open") == nil)
  }

  @Test("no text is missed that has at least three quarters of the tokens")
  func findsTheBest() {
    var random = SeededGenerator(seed: 7)
    let vocabulary = (0..<12).map { "w\($0)" }
    func text() -> String {
      (0..<Int.random(in: 1...8, using: &random))
        .map { _ in random.pick(vocabulary) ?? "" }.joined(
          separator: random.chance(0.9) ? " " : ", ")
    }
    for _ in 0..<40 {
      let texts = (0..<30).map { _ in text() }
      var matches = SegmentMatches()
      texts.forEach { matches.add($0) }
      for _ in 0..<20 {
        let wanted = text()
        let best = texts.map { Self.score(tokens($0), tokens(wanted)) }.max() ?? 0
        #expect(matches.score(of: wanted) == (best >= 75 ? best : nil), "\(wanted) in \(texts)")
      }
    }
  }

  /// The words of the vocabulary, commas and spaces.
  private func tokens(_ text: String) -> [String] {
    text.matches(of: /w\d+|,| +/).map { String($0.output) }
  }

  /// The score by Levenshtein's table.
  private static func score(_ a: [String], _ b: [String]) -> Int {
    var row = Array(0...b.count)
    for (i, x) in a.enumerated() {
      var next = [i + 1]
      for (j, y) in b.enumerated() {
        next.append(min(row[j] + (x == y ? 0 : 1), row[j + 1] + 1, next[j] + 1))
      }
      row = next
    }
    let longest = max(a.count, b.count)
    return 100 * (longest - row[b.count]) / longest
  }
}
