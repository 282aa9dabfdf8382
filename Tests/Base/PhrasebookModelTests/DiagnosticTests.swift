import Phrasebook
import PhrasebookModel
import Testing

@Suite struct DiagnosticTests {
  @Test func aMessageRepeatsTheStartOfALongValue() {
    let (long, most) = (String(repeating: "é", count: 15_000), String(repeating: "é", count: 1_000))
    #expect(Diagnostic(.error, "no \(long) here").message == "no \(most)… here")
    #expect(Diagnostic(.error, "no \(most) here").message == "no \(most) here")
    let reason: Phrase = "no key \(long)"
    #expect(Diagnostic(.error, "a.txt: \(reason)").message == "a.txt: no key \(most)…")
    let nested: Phrase = .verbatim(long)
    #expect(Diagnostic(.error, "a.txt: \(nested)").message == "a.txt: \(most)…")
    // Lines to copy are verbatim.
    #expect(Diagnostic(.note, verbatim: long).message == long)
  }

  @Test(arguments: [
    ("", 3, ""), ("abc", 3, "abc"), ("abcd", 3, "abc…"), ("ééé", 3, "ééé"), ("éééé", 3, "ééé…"),
    ("abc", 0, "…"),
  ])
  func aTextIsShortened(_ text: String, to most: Int, _ short: String) {
    #expect(text.shortened(to: most) == short)
  }

  @Test func aPathThatNoFileHasIsShortened() {
    func file(_ count: Int) -> String? {
      let path = String(repeating: "a", count: count)
      return Diagnostic(.error, "m", at: Location(file: path, line: 1, column: 1)).location?.file
    }
    #expect(file(4_096)?.count == 4_096)
    #expect(file(4_097)?.count == 1_001 && file(90_000)?.count == 1_001)
  }
}
