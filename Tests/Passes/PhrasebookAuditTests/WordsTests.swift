import Testing

@testable import PhrasebookAudit

@Suite struct WordsTests {
  @Test(arguments: [
    ("log", "blog log logs. Log", [5..<8, 15..<18]), ("a", "aaa aa a", [7..<8]),
    ("é", "éé é", [5..<7]), ("日", "日日", [0..<3, 3..<6]),
    ("a日", "xa日 a日", [6..<10]), ("log in", "blog in, log in", [9..<15]), ("", "a", []),
  ])
  func wholeWordsAreFound(_ term: String, _ text: String, _ ranges: [Range<Int>]) {
    #expect(Words.ranges(of: term, in: text, Array(text.utf8), exactly: false) == ranges)
  }

  @Test func caseMayCount() {
    #expect(Words.ranges(of: "Log", in: "log Log", Array("log Log".utf8), exactly: true) == [4..<7])
  }
}
