import Foundation
import TestSupport
import Testing

@testable import PhrasebookProjects

/// A repository may not be trusted: its settings start no program.
struct GitProgramsTests {
  @Test func theSettingsOfARepositoryStartNoProgram() throws {
    let scratch = try TemporaryFolder()
    let git = Git(folder: scratch.path)
    _ = try git.run(["init", "--quiet"])
    try scratch.write("{}", to: "Localizable.xcstrings")
    _ = try git.run(["add", "--", "."])
    _ = try git.run([
      "-c", "user.name=n", "-c", "user.email=e@example.org", "commit", "--quiet", "-m", "m",
    ])
    try scratch.write("#!/bin/sh\ntouch '\(scratch("started"))'\n", to: "hook.sh")
    #expect(chmod(scratch("hook.sh"), 0o755) == 0)
    for name in ["core.fsmonitor", "core.pager", "diff.external", "gpg.program"] {
      _ = try git.run(["config", name, scratch("hook.sh")])
    }
    _ = try git.run(["config", "log.showSignature", "true"])
    let repository = try GitRepository(around: scratch.path)
    #expect(try repository.catalogsInWorkingTree() == ["Localizable.xcstrings"])
    #expect(try repository.catalogs(at: "HEAD").count == 1)
    #expect(!scratch.names().contains("started"))
  }

  /// A partial clone asks its remote for objects that it lacks, by a program that its settings name.
  @Test func aPartialCloneStartsNoProgramToFetchWhatItLacks() throws {
    let scratch = try TemporaryFolder()
    let git = Git(folder: scratch.path)
    _ = try git.run(["init", "--quiet", "origin"])
    let origin = Git(folder: scratch("origin"))
    try scratch.write("{}", to: "origin/Localizable.xcstrings")
    _ = try origin.run(["config", "uploadpack.allowFilter", "true"])
    _ = try origin.run(["add", "--", "."])
    _ = try origin.run([
      "-c", "user.name=n", "-c", "user.email=e@example.org", "commit", "--quiet", "-m", "m",
    ])
    try scratch.write(
      "#!/bin/sh\ntouch '\(scratch("started"))'\nexec git-upload-pack \"$@\"\n", to: "fetch.sh")
    #expect(chmod(scratch("fetch.sh"), 0o755) == 0)
    let cloned = try OtherTool.run([
      "git", "clone", "--quiet", "--no-checkout", "--filter=blob:none",
      "file://\(scratch("origin"))", scratch("clone"),
    ])
    try #require(cloned.isGood, "\(cloned.errors)")
    let clone = Git(folder: scratch("clone"))
    _ = try clone.run(["config", "remote.origin.uploadpack", scratch("fetch.sh")])
    let name = "HEAD:Localizable.xcstrings"
    let repository = try GitRepository(around: scratch("clone"))
    #expect(repository.blob(name) == nil)
    #expect(!scratch.names().contains("started"))
    // Without our settings git does start it: the repository is as hostile as it should be.
    let plain = try OtherTool.run(["git", "-C", scratch("clone"), "cat-file", "blob", name])
    #expect(plain.isGood && scratch.names().contains("started"), "\(plain.errors)")
  }
}
