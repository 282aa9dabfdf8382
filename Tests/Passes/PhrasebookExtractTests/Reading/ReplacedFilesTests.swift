import PhrasebookModel
import TestSupport
import Testing

@testable import PhrasebookExtract

@Suite("Files of a run are replaced as if the run had begun with them")
struct ReplacedFilesTests {
  private static let texts = [
    "import SwiftUI\nlet a = show(\"One\")\nlet b = Text(\"Both\")\n",
    "import SwiftUI\nfunc show(_ t: LocalizedStringKey) {}\nlet c = Text(\"Both\")\n",
    "import SwiftUI\nextension Kit.Part { func f() { _ = Text(\"Two\") } }\nenum Kit { struct Part {} }\n",
  ]

  private static func facts(_ texts: [String]) -> [Facts] {
    texts.map { Extract.facts(of: Array($0.utf8)) }
  }

  private static func resolving(_ facts: [Facts]) -> Resolving {
    Resolving(facts.map { Source($0, isSigned: true) }, functions: []) { _ in [] }
  }

  private static func files(_ facts: [Facts], _ resolving: Resolving) -> [GatheredFindings.File] {
    facts.enumerated().map { index, facts in
      ("F\(index).swift", resolving.reader.findings(in: facts, index: index))
    }
  }

  @Test(
    "their declarations and findings are those of a new run",
    arguments: [
      (0, "import SwiftUI\n\n\nlet a = show(\"Three\")\n"),
      (1, "func show(_ t: String) {}\n"),
      (1, "import SwiftUI\nlet z = 1\nfunc show(_ t: LocalizedStringKey) {}\n"),
      (
        2,
        "import SwiftUI\nlet y = 1\nextension Kit.Part { func g() {} }\nenum Kit { struct Part {} }\n"
      ),
      (2, ""),
    ])
  func replace(index: Int, text: String) throws {
    let old = Self.facts(Self.texts)
    var new = old
    new[index] = Extract.facts(of: Array(text.utf8))
    let resolving = Self.resolving(old)
    let before = Self.files(old, resolving)
    let after = Self.files(new, Self.resolving(new))
    var gathered = GatheredFindings(before)
    let changes = after.indices.map { (index: $0, before: before[$0].findings) }
    gathered.replace(changes) { after[$0] }
    #expect(gathered.extraction == GatheredFindings(after).extraction)
    guard
      let next = resolving.replacing(
        [(index: index, source: Source(new[index], isSigned: true))], text: { _ in [] })
    else {
      // Other types: everything is resolved again.
      #expect(text.isEmpty)
      return
    }
    let replaced = GatheredFindings(Self.files(new, next.resolving))
    #expect(replaced.extraction == gathered.extraction)
  }

  @Test("calls of few keys, added, removed and moved at random", arguments: UInt64(1)...4)
  func randomCalls(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var texts = Self.texts
    var lines = ["import SwiftUI\nfunc show(_ t: LocalizedStringKey) {}"]
    var facts = Self.facts(texts)
    var files = Self.files(facts, Self.resolving(facts))
    var gathered = GatheredFindings(files)
    for step in 0..<60 {
      let place = Int.random(in: 1...lines.count, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0 where place < lines.count: lines.remove(at: place)
      case 1 where place < lines.count: lines.swapAt(1, place)
      // The same text, composed and decomposed: two keys that Swift calls equal.
      default:
        let key = ["Both", "Two", "Caf\u{e9}", "Cafe\u{301}"].randomElement(using: &random) ?? ""
        lines.insert("let v\(step) = Text(\"\(key)\", comment: \"\(place % 3)\")", at: place)
      }
      texts[1] = lines.joined(separator: "\n")
      facts = Self.facts(texts)
      let before = files[1].findings
      files = Self.files(facts, Self.resolving(facts))
      gathered.replace([(index: 1, before: before)]) { files[$0] }
      let new = GatheredFindings(files).extraction
      #expect(gathered.extraction == new, "step \(step)")
      #expect(
        zip(gathered.extraction.strings, new.strings).allSatisfy { $0.isSame(as: $1) },
        "step \(step)")
    }
  }

  @Test("the same findings stay the same value")
  func same() {
    let facts = Self.facts(Self.texts)
    let files = Self.files(facts, Self.resolving(facts))
    var gathered = GatheredFindings(files)
    let before = gathered.extraction
    gathered.replace([(index: 1, before: files[1].findings)]) { files[$0] }
    #expect(gathered.extraction.isSameValue(as: before))
  }
}
