import PhrasebookProjects
import TestSupport
import Testing

@testable import PhrasebookWorkspace

/// The history of a key, with real git.
struct HistoryTests {
  @Test("a cancelled walk ends at the next commit, and reports no missing history")
  func cancellation() throws {
    let folder = try TemporaryFolder()
    func git(_ arguments: String...) throws {
      let identity = ["-c", "user.name=Anna", "-c", "user.email=anna@example.org"]
      let outcome = try OtherTool.run(["git", "-C", folder.path] + identity + arguments)
      #expect(outcome.isGood, "\(outcome.errors)")
    }
    try git("init", "--quiet")
    for text in ["Hallo", "Guten Tag"] {
      try folder.write(
        """
        {"sourceLanguage":"en","strings":{"Hello":{"localizations":{"de":{"stringUnit":{
        "state":"translated","value":"\(text)"}}}}},"version":"1.0"}
        """, to: "Localizable.xcstrings")
      try git("add", ".")
      try git("commit", "--quiet", "--message", text)
    }
    let request = HistoryRequest("Hello", language: "de")
    let files = try Workspace(path: folder.path).history(request).files
    #expect(files.map(\.events.count) == [2])

    let activity = Activity()
    activity.cancel()
    let walk = KeyHistory(
      repository: try GitRepository(around: folder.path), path: "Localizable.xcstrings",
      language: "de", activity: activity)
    #expect(try walk.events(of: "Hello").isEmpty)
    let workspace = Workspace(path: folder.path, activity: activity)
    #expect(throws: CancellationError.self) { try workspace.history(request) }
    #expect(activity.diagnostics.isEmpty)
  }
}
