import Foundation
import TestSupport
import Testing

private let browser = BrowserScript("check-editor.py")

@Suite("edit serves a page that a translator works with")
struct EditorTests {
  @Test(
    "the day of a translator in Chromium",
    .enabled(if: browser.isAvailable, "needs chromium, playwright and axe-playwright-python"))
  func day() throws {
    let result = try browser.run([BuiltCommand().executable.path])
    #expect(result.status == 0, "\n\(result.output)")
  }

  @Test("without a catalog there is nothing to edit")
  func nothing() throws {
    let folder = try TemporaryFolder()
    let result = try BuiltCommand().run(["edit", ".", "--no-browser"], in: folder.url, limit: 60)
    #expect(result.status == 2)
    #expect(result.output == "")
  }

  @Test("the queue is listed, and an id settles what was shown and nothing else")
  func review() throws {
    let package = try SmallPackage()
    func run(_ arguments: String...) throws -> BuiltCommand.Outcome {
      try BuiltCommand().run(["review", "."] + arguments, in: package.url, limit: 60)
    }
    let state = #""state" : "translated""#
    try package.write(
      try package.read().replacing(state, with: #""state" : "needs_review""#),
      to: SmallPackage.catalog)
    let list = try run("--format", "json")
    let json = try #require(
      JSONSerialization.jsonObject(with: Data(list.output.utf8)) as? [String: Any])
    let strings = try #require(json["strings"] as? [[String: Any]])
    #expect(strings.count == 1)
    #expect(strings.first?["key"] as? String == "Hello")
    let id = try #require(strings.first?["id"] as? String)
    // The translation changes after it was listed.
    try package.write(
      try package.read().replacing("Salut", with: "Bonjour"), to: SmallPackage.catalog)
    let before = try package.read()
    let refused = try run("--approve", id)
    #expect(refused.status == 1)
    #expect(refused.errors.contains(id))
    #expect(try package.read() == before)
    let now = try run("--format", "json").output
    let new = try #require(now.firstMatch(of: /"id":"([0-9a-f]+)"/)?.output.1)
    #expect(try run("--approve", String(new)).status == 0)
    #expect(try package.read() == before.replacing(#""state" : "needs_review""#, with: state))
    #expect(try run().output.contains("To review: 0"))
  }

  @Test("decisions are asked for one by one")
  func interactive() throws {
    let package = try SmallPackage()
    try package.write(
      try package.read().replacing(#""translated""#, with: #""machine_translated""#),
      to: SmallPackage.catalog)
    let result = try BuiltCommand().run(
      ["review", ".", "--interactive"], in: package.url, input: "a\n", limit: 60)
    #expect(result.status == 0)
    #expect(result.output.contains("+ Salut"))
    #expect(try package.read().contains(#""state" : "translated""#))
  }
}
