import Foundation
import TestSupport
import Testing

@Suite("phrasebook sync, on whole projects")
struct SyncTests {
  @Test("--check says what would change, and changes nothing", arguments: Project.names)
  func check(_ name: String) throws {
    let project = try Project(name)
    let before = try project.files()
    let outcome = try project.run("sync", "--check", "--format", "json")
    #expect(outcome.status == 1, "\(outcome.errors)")
    let report = try Report(outcome.output)
    let difference = TextDifference(
      expected: try project.expectation("changes.txt"), actual: report.changesPage(project),
      name: "\(name), changes")
    #expect(difference == nil, "\(difference?.description ?? "")")
    #expect((report.changes ?? []).allSatisfy { !$0.reason.isEmpty })
    #expect(try project.files() == before)
  }

  @Test("writes what Xcode would write, byte for byte, and nothing else", arguments: Project.names)
  func sync(_ name: String) throws {
    let project = try Project(name)
    let before = try project.files()
    let outcome = try project.run("sync")
    #expect(outcome.status == 0, "\(outcome.errors)")
    try expectSynced(project, before: before)
  }

  @Test("does the same from another folder", arguments: Project.names)
  func fromOutside(_ name: String) throws {
    let project = try Project(name)
    let before = try project.files()
    let outcome = try project.runFromOutside("sync")
    #expect(outcome.status == 0, "\(outcome.errors)")
    try expectSynced(project, before: before)
  }

  @Test("a second run changes no byte, and --check is content", arguments: Project.names)
  func idempotent(_ name: String) throws {
    let project = try Project(name)
    #expect(try project.run("sync").status == 0)
    let once = try project.files()
    #expect(try project.run("sync").status == 0)
    #expect(try project.files() == once)
    let check = try project.run("sync", "--check", "--format", "json")
    #expect(check.status == 0)
    #expect(try Report(check.output).changes?.count == 0)
  }

  @Test("--prune removes what is stale", arguments: Project.names)
  func prune(_ name: String) throws {
    let project = try Project(name)
    #expect(try project.run("sync", "--prune").status == 0)
    for (path, data) in try project.files() where path.hasSuffix(".xcstrings") {
      let text = String(decoding: data, as: UTF8.self)
      let isStale = text.contains(/"extractionState"\s*:\s*"stale"/)
      #expect(!isStale, "\(path)")
    }
  }

  @Test("a catalog with conflict markers is left alone, the others go on")
  func damaged() throws {
    let project = try Project("Garden")
    let path = "Sources/GardenUI/Settings.xcstrings"
    let broken = "{\n<<<<<<< ours\n  \"sourceLanguage\" : \"en\"\n=======\n>>>>>>> theirs\n}"
    try project.write(broken, to: path)
    var before = try project.files()
    let outcome = try project.run("sync")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("\(path):2:1"), "\(outcome.errors)")
    before[path] = nil
    try expectSynced(project, before: before, except: [path])
    #expect(try project.files()[path] == Data(broken.utf8))
  }

  private func expectSynced(
    _ project: Project, before: [String: Data], except skipped: Set<String> = [],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    var after = try project.files()
    for path in skipped { after[path] = nil }
    var expected = before
    for (path, data) in try project.expectedCatalogs() where !skipped.contains(path) {
      expected[path] = data
    }
    #expect(Set(after.keys) == Set(expected.keys), sourceLocation: sourceLocation)
    for (path, data) in expected.sorted(by: { $0.key < $1.key }) {
      guard let actual = after[path], actual != data else { continue }
      let difference = TextDifference(
        expected: String(decoding: data, as: UTF8.self),
        actual: String(decoding: actual, as: UTF8.self), name: "\(project.name)/\(path)")
      Issue.record(
        "\(difference?.description ?? "\(path) differs")", sourceLocation: sourceLocation)
    }
  }
}
