import Foundation
import TestSupport
import Testing

@testable import PhrasebookProjects

/// A repository may be anybody's: its settings start no program.
struct GitProgramsTests {
  @Test func `the settings of a repository start no program`() throws {
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
}
