import Foundation
import TestSupport
import Testing

/// The configuration of git, which is written once.
struct InstallationTests {
  @Test func theRepositoryIsSetUpOnce() throws {
    let repository = try Repository([:], installing: ["merge", "diff"])
    let attributes = "*.xcstrings merge=phrasebook diff=phrasebook\n"
    #expect(try repository.read(".gitattributes") == attributes)
    #expect(try repository.phrasebook("merge", "--install").status == 0)
    #expect(try repository.read(".gitattributes") == attributes)
    let attribute = try repository.git("check-attr", "merge", "--", "a/b/c.xcstrings").output
    #expect(attribute == "a/b/c.xcstrings: merge: phrasebook\n")
    #expect(
      try repository.git("config", "--local", "merge.phrasebook.driver").output
        .contains("merge -o %A --path=%P -- %O %A %B"))
  }

  /// A repository may lead the file of attributes to any file of the user, which would get another line.
  @Test func attributesAreNotWrittenThroughALink() throws {
    let repository = try Repository([:], installing: [])
    let other = try TemporaryFolder()
    try other.write("precious\n", to: "file")
    try FileManager.default.createSymbolicLink(
      at: repository.folder.url.appendingPathComponent(".gitattributes"),
      withDestinationURL: other.url.appendingPathComponent("file"))
    let outcome = try repository.phrasebook("merge", "--install")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("it is a symbolic link"), "\(outcome.errors)")
    #expect(try other.data(at: "file") == Data("precious\n".utf8))
    let driver = try repository.git(
      "config", "--local", "merge.phrasebook.driver", isExpectedToFail: true)
    #expect(driver.output.isEmpty)
  }

  @Test("an installation as JSON", arguments: ["merge", "diff"])
  func theInstallationAsJSON(_ command: String) throws {
    let repository = try Repository([:], installing: [])
    for flag in ["--dry-run", "--quiet"] {
      let outcome = try repository.phrasebook(command, "--install", "--format", "json", flag)
      let root = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
      let members = try #require(root as? [String: Any], "\(outcome.output)")
      #expect((members["settings"] as? [[String: String]])?.isEmpty == false)
      #expect((members["file"] as? String)?.hasSuffix(".gitattributes") == true)
    }
  }

  @Test func gitGoesOnWhereTheCommandIsGone() throws {
    let repository = try Repository(["a": ["de": "A"], "z": [:]], installing: ["merge", "diff"])
    for name in ["merge.phrasebook.driver", "diff.phrasebook.textconv"] {
      let value = try repository.git("config", name).output.trimmingCharacters(in: .newlines)
      try repository.git(
        "config", name,
        value.replacingOccurrences(of: repository.command.executable.path, with: "/gone")
          .replacingOccurrences(
            of: repository.command.executable.resolvingSymlinksInPath().path, with: "/gone"))
    }
    try repository.branch("one") { $0["a"]?["de"] = "one" }
    try repository.branch("two") { $0["a"]?["de"] = "two" }
    #expect(try repository.git("merge", "one", isExpectedToFail: true).status == 1)
    let text = try repository.read()
    #expect(text.contains("<<<<<<<") && text.contains("\"one\"") && text.contains("\"two\""))
    #expect(try repository.git("diff", "main", "one").output.contains("\"value\" : \"one\""))
  }

  @Test func otherAttributesStay() throws {
    let repository = try Repository([:], installing: [])
    try repository.folder.write(
      "# text\n*.png binary\n*.xcstrings  -diff text merge=union", to: ".gitattributes")
    #expect(try repository.phrasebook("merge", "--install").status == 0)
    #expect(
      try repository.read(".gitattributes")
        == "# text\n*.png binary\n*.xcstrings -diff text merge=phrasebook\n")
  }

  @Test func allRepositoriesOfAUser() throws {
    let repository = try Repository([:], installing: [])
    let outcome = try repository.phrasebook("merge", "--install", "--global")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(repository.fileOfHome(".config/git/attributes") == "*.xcstrings merge=phrasebook\n")
    #expect(repository.fileOfHome(".gitconfig")?.contains("phrasebook") == true)
    #expect(try repository.git("status", "--porcelain").output == "")
    try repository.branch("one") { $0["A"] = [:] }
    try repository.branch("two") { $0["B"] = [:] }
    try repository.git("merge", "--quiet", "-m", "merge", "one")
    #expect(try Set(repository.texts().keys) == ["A", "B"])
  }

  @Test func outsideOfARepository() throws {
    let command = try BuiltCommand()
    let folder = try TemporaryFolder()
    let outcome = try command.run(
      ["merge", "--install"], in: folder.url, environment: ["GIT_CEILING_DIRECTORIES": "/"])
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("not in a git repository"))
  }

  @Test func theFilterTakesXcodesNoiseOut() throws {
    let repository = try Repository(["a": [:], "b": ["de": "B"], "Z": [:]], installing: [])
    let outcome = try repository.phrasebook("merge", "--install-filter")
    #expect(outcome.status == 0, "\(outcome.errors)")
    try repository.git("add", "--renormalize", ".")
    try repository.commit("in Xcode's order")
    // The order of Apple's command-line tool, and a newline at the end.
    try repository.write(["a": [:], "b": ["de": "B"], "Z": [:]])
    try repository.folder.write(try repository.read() + "\n", to: Repository.catalog)
    #expect(try repository.git("diff", "--stat").output == "")
    try repository.folder.write("no catalog", to: Repository.catalog)
    #expect(try repository.git("diff", "--stat").output != "")
    try repository.commit("what is no catalog passes")
  }
}
