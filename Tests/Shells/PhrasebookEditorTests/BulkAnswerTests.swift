import Foundation
import PhrasebookReports
import PhrasebookWorkspace
import TestSupport
import Testing

@testable import PhrasebookEditor

/// Edits of several strings, as the page asks for them.
struct BulkAnswerTests {
  private static let catalog = """
    {"sourceLanguage": "en", "strings": {
      "Close": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Zu"}}}},
      "close": {"localizations": {"en": {"stringUnit": {"state": "new", "value": "Close"}}}}
    }, "version": "1.0"}
    """

  private let folder: TemporaryFolder
  private let answers: EditorAnswers

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Self.catalog, to: "T.xcstrings")
    let session = try #require(EditingSession(Workspace(path: folder.path)))
    answers = EditorAnswers(
      session: session, language: PageLanguage(acceptLanguage: "en"), translators: [])
  }

  private func ask(
    _ operation: EditorOperation, _ content: [String: Any]
  ) async throws -> [String: Any] {
    let data = try JSONSerialization.data(withJSONObject: content)
    let answer = try await answers.answer(operation, data)
    return try #require(JSONSerialization.jsonObject(with: Data(answer)) as? [String: Any])
  }

  private func string(_ key: String) -> [String: Any] {
    ["file": folder("T.xcstrings"), "key": key, "language": "de"]
  }

  /// The number of strings that were changed and that were left as they are.
  private func apply(_ items: [[String: Any]]) async throws -> [Int?] {
    let answer = try await ask(.bulk, propagation.merging(["apply": items]) { first, _ in first })
    return ["done", "changed"].map { (answer[$0] as? [Any])?.count }
  }

  private var propagation: [String: Any] {
    ["action": "propagate", "query": ["language": "de"], "origin": string("Close")]
  }

  @Test("a text that changed after its preview is not written to other strings")
  func preview() async throws {
    let preview = try await ask(.bulk, propagation)
    let items = try #require(preview["items"] as? [[String: Any]])
    #expect(items.map { $0["after"] as? String } == ["Zu"])
    let shown = try await ask(.string, string("Close"))
    let seen = try #require((shown["string"] as? [String: Any])?["seen"])
    _ = try await ask(
      .save,
      string("Close").merging([
        "texts": [["path": "", "value": "Schließen"]], "state": "translated", "seen": seen,
      ]) { first, _ in first })
    let before = try folder.data(at: "T.xcstrings")
    #expect(try await apply(items) == [0, 1])
    #expect(try folder.data(at: "T.xcstrings") == before)
    let second = try await ask(.bulk, propagation)
    let now = try #require(second["items"] as? [[String: Any]])
    #expect(try await apply(now) == [1, 0])
    // Both have it now, so that there is nothing to copy.
    #expect(try await apply(now) == [0, 1])
  }

  @Test("a save that fails shows the place, from the folder of the project")
  func failure() async throws {
    let shown = try await ask(.string, string("Close"))
    let seen = try #require((shown["string"] as? [String: Any])?["seen"])
    try folder.write(
      Self.catalog.replacing("\n", with: "\n<<<<<<< HEAD\n", maxReplacements: 1), to: "T.xcstrings")
    let before = try folder.data(at: "T.xcstrings")
    let answer = try await ask(
      .save,
      string("Close").merging([
        "texts": [["path": "", "value": "Schließen"]], "state": "translated", "seen": seen,
      ]) { first, _ in first })
    let failures = try #require(answer["failures"] as? [String])
    #expect(failures.count == 1)
    #expect(failures.first?.hasPrefix("T.xcstrings:2:1: ") == true, "\(failures)")
    #expect(try folder.data(at: "T.xcstrings") == before)
  }
}
