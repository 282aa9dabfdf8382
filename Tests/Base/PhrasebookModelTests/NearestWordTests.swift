import Testing

@testable import PhrasebookModel

struct NearestWordTests {
  /// The same by a table of all changes.
  private func distance(_ a: [UInt8], _ b: [UInt8]) -> Int {
    var table = (0...a.count).map { i in (0...b.count).map { i == 0 ? $0 : $0 == 0 ? i : 0 } }
    for i in a.indices {
      for j in b.indices {
        var steps = min(
          table[i][j] + (a[i] == b[j] ? 0 : 1), table[i][j + 1] + 1, table[i + 1][j] + 1)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          steps = min(steps, table[i - 1][j - 1] + 1)
        }
        table[i + 1][j + 1] = steps
      }
    }
    return table[a.count][b.count]
  }

  @Test("the word of the fewest changes, the first of several, within a third of its letters")
  func nearest() {
    // All words of up to five of two letters.
    var words = [""]
    for start in 0... where words[start].count < 5 {
      words += ["a", "b"].map { words[start] + $0 }
      if words.count > 62 { break }
    }
    words.removeFirst()
    for word in words {
      for first in words {
        for second in words.prefix(12) {
          let ranked = [first, second].compactMap { other -> (word: String, distance: Int)? in
            let steps = distance(Array(word.utf8), Array(other.utf8))
            return steps <= max(1, other.utf8.count / 3) ? (other, steps) : nil
          }
          guard let best = ranked.min(by: { $0.distance < $1.distance }) else { continue }
          #expect(NearestWord.of(word, among: [first, second]) == best.word, "\(word)")
        }
      }
    }
  }

  @Test(arguments: [
    ("Helo", "Hello"), ("hello", "Hello"), ("Hlelo", "Hello"), ("Setings", "Settings"),
    ("--lang", "--languages"),
  ])
  func slipsFindTheWordMeant(_ word: String, _ meant: String) {
    #expect(NearestWord.of(word, among: ["Cancel", meant, "", "Open the door"]) == meant)
  }

  @Test func nothingComesNear() {
    #expect(NearestWord.of("zebra", among: ["Cancel", "Hello", "", "a"]) == nil)
    #expect(NearestWord.of("Hello", among: []) == nil)
  }
}
