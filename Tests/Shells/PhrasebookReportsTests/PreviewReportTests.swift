import Foundation
import PhrasebookProjects
import TestSupport
import Testing

@testable import PhrasebookReports

/// The unified differences of dry runs.
struct PreviewReportTests {
  private typealias Change = StagedFiles.Change

  private func page(_ changes: [Change]) -> String {
    let page = Page()
    PreviewReport(changes).text(page)
    return String(decoding: page.bytes, as: UTF8.self)
  }

  @Test("a changed line has three lines around it")
  func changedLine() {
    let old = (1...9).map { "line \($0)\n" }.joined()
    let preview = Change(
      path: "A.txt", old: Array(old.utf8),
      new: Array(old.replacing("line 5", with: "line five").utf8))
    #expect(
      page([preview]) == """
        --- A.txt
        +++ A.txt
        @@ -2,7 +2,7 @@
         line 2
         line 3
         line 4
        -line 5
        +line five
         line 6
         line 7
         line 8

        """)
  }

  @Test("new and removed files, and files that are not text")
  func wholeFiles() {
    #expect(
      page([Change(path: "A", old: nil, new: Array("a\n".utf8))])
        == "--- /dev/null\n+++ A\n@@ -0,0 +1,1 @@\n+a\n")
    #expect(
      page([Change(path: "A", old: Array("a\n".utf8), new: nil)])
        == "--- A\n+++ /dev/null\n@@ -1,1 +0,0 @@\n-a\n")
    #expect(
      page([Change(path: "A", old: [0], new: [0, 1])]).contains("A: binary files differ"))
    #expect(
      page([Change(path: "A", old: Array("a".utf8), new: Array("a\n".utf8))])
        .contains("-a\n\\ No newline at end of file\n+a\n"))
  }

  @Test("what patch(1) makes of a difference is the new file", .needsProgram("patch"))
  func patchAppliesIt() throws {
    var random = SeededGenerator(seed: 28)
    for _ in 0..<40 {
      var lines = (0..<Int.random(in: 0...60, using: &random)).map { _ in
        "line \(Int.random(in: 0...20, using: &random))"
      }
      let old = lines.map { $0 + "\n" }.joined()
      for _ in 0..<Int.random(in: 1...8, using: &random) {
        let place = Int.random(in: 0...lines.count, using: &random)
        if place < lines.count, random.chance(0.5) {
          lines.remove(at: place)
        } else {
          lines.insert("new \(place)", at: place)
        }
      }
      let new = lines.map { $0 + "\n" }.joined()
      guard old != new, !old.isEmpty, !new.isEmpty else { continue }
      let folder = try TemporaryFolder()
      try folder.write(old, to: "A.txt")
      try folder.write(
        page([Change(path: "A.txt", old: Array(old.utf8), new: Array(new.utf8))]),
        to: "A.patch")
      let outcome = try OtherTool.run([
        "patch", "-s", "-d", folder.path, "-p0", "-i", folder("A.patch"),
      ])
      #expect(outcome.isGood, "\(String(decoding: outcome.output, as: UTF8.self))")
      #expect(String(decoding: try folder.data(at: "A.txt"), as: UTF8.self) == new)
    }
  }

  @Test("texts with nothing in common are compared in bounded time")
  func largeTexts() {
    let old = (0..<60_000).map { "a\($0 % 7)\n" }.joined()
    let new = (0..<60_000).map { "b\($0 % 11)\n" }.joined()
    let lines = page([Change(path: "A", old: Array(old.utf8), new: Array(new.utf8))])
      .split(separator: "\n")
    #expect(lines.count == 120_003)
  }

  @Test("lines that end in CR LF are lines, and keep their CR")
  func returns() {
    let old = (1...9).map { "line \($0)\r\n" }.joined()
    let new = old.replacing("line 5", with: "line\rfive")
    let text = page([Change(path: "A", old: Array(old.utf8), new: Array(new.utf8))])
    #expect(text.contains("@@ -2,7 +2,7 @@\n line 2\r\n"), "\(text)")
    #expect(text.contains("-line 5\r\n+line\\rfive\r\n line 6\r\n"), "\(text)")
    let ends = page([Change(path: "A", old: Array("a\r\n".utf8), new: Array("a\n".utf8))])
    #expect(ends.hasSuffix("-a\r\n+a\n"), "\(ends)")
  }

  @Test("lines that differ in their code points alone differ")
  func codePoints() {
    let text = page([
      Change(path: "A", old: Array("\u{E9}\n".utf8), new: Array("e\u{301}\n".utf8))
    ])
    #expect(text.hasSuffix("-\u{E9}\n+e\u{301}\n"), "\(text)")
  }

  @Test("control characters of a file are spelled out")
  func controlCharacters() {
    let text = page([Change(path: "A", old: nil, new: Array("\u{1B}[2J\tx\n".utf8))])
    #expect(text.contains(#"+\u{1B}[2J"# + "\tx"))
  }
}
