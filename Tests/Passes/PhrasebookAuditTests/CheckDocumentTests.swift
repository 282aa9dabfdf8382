import Foundation
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
}
