import TestSupport
import Testing

/// The sessions of the tutorial and of the README, line by line: files are written, commands run, and
/// their output is compared.
struct TutorialTests {
  @Test("the tutorial works as it is written", .needsProgram("git"))
  func tutorial() throws {
    let folder = try TemporaryFolder(named: "Tea")
    #expect(try ConsolePage("docs/tutorial.md").run(in: folder.url) > 15)
  }

  @Test("the session of the README works in the sample app as it is printed", .needsProgram("git"))
  func readme() throws {
    // Everything that a checkout of the repository has in that folder.
    let app = try TemporaryFolder(copying: PackageRoot.project("Harbour"), named: "Harbour")
    #expect(try ConsolePage("README.md").run(in: app.url) > 4)
  }
}
