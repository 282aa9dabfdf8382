import Foundation
import Phrasebook
import PhrasebookAudit
import TestSupport
import Testing

@Suite("docs/checks.md is what the checks say")
struct CheckDocumentTests {
  @Test func thePageIsFresh() throws {
    let file = PackageRoot.folder.appendingPathComponent("docs/checks.md")
    if let mismatch = try Snapshot.mismatch(CheckDocument.page, with: file) {
      Issue.record("\(mismatch)")
    }
  }

  @Test("no example is shown both as right and as wrong", arguments: Check.all.map(\.id))
  func examplesDiffer(_ id: String) throws {
    let check = try #require(Check.byID[id])
    // Compared by bytes: an accent may be a character of its own.
    func bytes(_ example: Example) -> [[UInt8]] {
      example.texts(in: \.sourceText).map { Array($0.utf8) }
    }
    let good = Set(check.good.map(bytes))
    for example in check.bad {
      #expect(!good.contains(bytes(example)), "line \(example.line)")
    }
  }
}
