import ArgumentParser
import PhrasebookAudit
import PhrasebookModel
import PhrasebookProjects
import PhrasebookWorkspace
import Testing

@testable import PhrasebookCommands

struct AuditOptionsTests {
  /// The options of an audit, in present or earlier spellings.
  private func options(_ arguments: [String]) throws -> AuditOptions {
    try AuditOptions.parse(Array(OldSpelling(["audit"] + arguments).arguments.dropFirst()))
  }

  @Test(arguments: [
    [
      "--only", "double-space,end-*,placeholders", "--languages", "fr,pt-BR,zh_Hans",
      "--require", "fr:100,ja:95%,*:20",
    ],
    [
      "--only", "double-space", "end-*", "placeholders", "--languages", "fr", "pt-BR", "zh_Hans",
      "--require", "fr:100", "ja:95%", "*:20",
    ],
  ])
  func listsOfOptionsAreRead(_ lists: [String]) throws {
    let options = try options(lists + ["--fail-on", "never", "--baseline", "b.json"])
    let request = options.request()
    #expect(request.only.isSuperset(of: ["double-space", "end-stop", "placeholder-missing"]))
    #expect(!request.only.contains("trailing-space"))
    #expect(request.languages == ["fr", "pt-BR", "zh_Hans"])
    #expect(request.required == ["fr": 1, "ja": 0.95, "*": 0.2])
    #expect(request.failOn == .never)
    #expect(request.baseline == "b.json")
  }

  @Test(arguments: [
    ["--only", "double-space", "."], ["--except", "double-space", "App/L.xcstrings"],
    ["--languages", "fr", "../x"], ["--require", "fr:100", "App/"],
  ])
  func listsGiveThePathBack(_ arguments: [String]) throws {
    let spelled = OldSpelling(["audit"] + arguments)
    #expect(spelled.deprecations.isEmpty)
    let command = try AuditCommand.parse(Array(spelled.arguments.dropFirst()))
    #expect(command.place.paths == arguments.suffix(1))
  }

  @Test(arguments: [
    (["--only", "double-spce"], "did you mean double-space?"),
    (["--except", "zzzzzzzz"], "phrasebook explain lists them all"),
    (["--only", "placeholders-"], "did you mean placeholders?"),
    (["--require", "fr"], "fr:100"), (["--require", "fr:101"], "fr:100"),
    (["--fail-on", "loud"], "loud"), (["--require", "ukk:90"], "did you mean uk?"),
    (["--languages", "fr,german"], "did you mean de?"),
  ])
  func mistakesInOptionsAreExplained(_ arguments: [String], _ words: String) {
    do {
      _ = try AuditOptions.parse(arguments)
      Issue.record("\(arguments)")
    } catch {
      let message = AuditOptions.message(for: error)
      #expect(message.contains(words), "\(message)")
    }
  }

  @Test func severitiesReachTheirLimit() {
    let severities: [Diagnostic.Severity] = [.note, .warning, .error]
    #expect(severities.map(FailOn.error.isReached) == [false, false, true])
    #expect(severities.map(FailOn.warning.isReached) == [false, true, true])
    #expect(severities.map(FailOn.note.isReached) == [true, true, true])
    #expect(severities.map(FailOn.never.isReached) == [false, false, false])
  }
}
