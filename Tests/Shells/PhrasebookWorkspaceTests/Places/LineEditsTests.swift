import TestSupport
import Testing

@testable import PhrasebookWorkspace

@Suite("Changed texts become edits of lines")
struct LineEditsTests {
  private func applied(_ edits: [LineEdits.Edit], to text: String) -> String {
    var bytes = Array(text.utf8)
    for edit in edits.reversed() { bytes.replaceSubrange(edit.range, with: edit.new) }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test("only the lines that differ are replaced")
  func lines() {
    let old = "a\nb\nc\nd\ne\n"
    let edits = LineEdits.between(Array(old.utf8), Array("a\nB\nc\nd\nx\ne\n".utf8))
    #expect(
      edits == [
        LineEdits.Edit(range: 2..<4, new: Array("B\n".utf8)),
        LineEdits.Edit(range: 8..<8, new: Array("x\n".utf8)),
      ])
    #expect(LineEdits.between(Array(old.utf8), Array(old.utf8)) == [])
  }

  @Test("the edits give the new text, whatever the texts are")
  func random() {
    var random = SeededGenerator(seed: 23)
    let pieces = ["a\n", "b\n", "c", "\n", "é\n", "\r\n", "dd"]
    func text() -> String {
      (0..<Int.random(in: 0...12, using: &random)).map { _ in random.pick(pieces) ?? "" }.joined()
    }
    for _ in 0..<3_000 {
      let (old, new) = (text(), text())
      let edits = LineEdits.between(Array(old.utf8), Array(new.utf8))
      #expect(applied(edits, to: old).utf8.elementsEqual(new.utf8))
      #expect(
        zip(edits, edits.dropFirst()).allSatisfy { $0.range.upperBound < $1.range.lowerBound })
    }
  }

  @Test("an entry that moves in a large text is removed and inserted")
  func moves() {
    let entries = (0..<9_000).map { "  \"key \($0)\" : {\n    \"a\" : 1\n  },\n" }
    var moved = entries
    moved.append(moved.remove(at: 17))
    let (old, new) = (entries.joined(), moved.joined())
    let edits = LineEdits.between(Array(old.utf8), Array(new.utf8))
    #expect(applied(edits, to: old) == new)
    #expect(edits.map(\.new.count).reduce(0, +) < 100, "\(edits.count)")
  }

  @Test("large texts of other lines in another order are given as they are")
  func largeTexts() {
    var random = SeededGenerator(seed: 7)
    let old = (0..<5_000).map { "\($0 % 3_000)\n" }.shuffled(using: &random).joined()
    let new = (0..<5_000).map { "\($0 % 2_500)\n" }.shuffled(using: &random).joined()
    #expect(applied(LineEdits.between(Array(old.utf8), Array(new.utf8)), to: old) == new)
  }
}
