import PhrasebookFormats
import PhrasebookModel
import PhrasebookProjects
import TestSupport
import Testing

@testable import PhrasebookWorkspace

/// Decisions about the strings of the review queue.
struct SettledReviewTests {
  private static func entry(_ value: String) -> String {
    """
    {"localizations": {"de": {"stringUnit": {"state": "needs_review", "value": "\(value)"}}}}
    """
  }

  @Test func bothDecisionsAreOneOperation() throws {
    let scratch = try TemporaryFolder()
    try scratch.write(
      """
      {"sourceLanguage": "en", "strings": {"Cancel": \(Self.entry("Abbrechen")), \
      "Open": \(Self.entry("Offen"))}, "version": "1.0"}
      """, to: "T.xcstrings")
    let file = scratch("T.xcstrings")
    let before = try FileContent.read(file)
    let items = try Workspace(path: file).reviewQueue(ReviewRequest()).items
    #expect(items.map(\.identity.key) == ["Cancel", "Open"])
    let request = SettleRequest([
      .approve: items.prefix(1).map(\.id) + ["0a"], .reject: items.suffix(1).map(\.id),
    ])
    let workspace = Workspace(path: file)
    let preview = try workspace.preview { try workspace.settle(request) }
    #expect(preview.changes.count == 1)
    let untouched = try FileContent.read(file)
    #expect(untouched == before)
    let outcome = try Workspace(path: file).settle(request)
    #expect(outcome.unknown == ["0a"])
    #expect(outcome.files.flatMap(\.changes).map(\.key) == ["Cancel", "Open"])
    let written = try FileContent.read(file)
    let catalog = try XCStrings.read(written, file: file).catalog
    let states = ["Cancel", "Open"].map { catalog[$0]?.localizations["de"]?.stringUnit?.state }
    #expect(states == [.translated, .new])
    // The preview had both changes.
    #expect(preview.changes.first?.new == written)
  }
}
