import Foundation
import Phrasebook
import TestSupport
import Testing

@testable import PhrasebookProjects

/// Git waits without end for a file of its own that is a pipe: no call of it is waited for longer than the limit.
struct GitSilenceTests {
  /// A repository with one commit, in which a file is a pipe; the path of the pipe.
  private func pipe(_ name: String, in scratch: TemporaryFolder) throws -> String {
    let git = Git(folder: scratch.path)
    _ = try git.run(["init", "--quiet", "--initial-branch=main"])
    try scratch.write("{}", to: "Localizable.xcstrings")
    _ = try git.run(["add", "--", "."])
    _ = try git.run([
      "-c", "user.name=n", "-c", "user.email=e@example.org", "commit", "--quiet", "-m", "m",
    ])
    // The file is read only if it may have the branch.
    if name == ".git/packed-refs" { _ = try git.run(["pack-refs", "--all"]) }
    return try pipe(replacing: name, in: scratch)
  }

  private func pipe(replacing name: String, in scratch: TemporaryFolder) throws -> String {
    let path = scratch(name)
    unlink(path)
    try #require(mkfifo(path, 0o600) == 0)
    return path
  }

  /// Whether a process has the pipe open, or waits until it is opened at its other end.
  private func isAwaited(_ pipe: String) -> Bool {
    let descriptor = open(pipe, O_WRONLY | O_NONBLOCK)
    if descriptor >= 0 { close(descriptor) }
    return descriptor >= 0
  }

  @Test(
    "a file of a repository that is a pipe",
    arguments: [
      ".git/HEAD", ".git/config", ".git/commondir", ".git/index", ".git/packed-refs",
      ".git/refs/heads/main", ".git/info/exclude", ".gitignore",
    ])
  func pipes(_ name: String) throws {
    let scratch = try TemporaryFolder()
    let pipe = try pipe(name, in: scratch)
    let start = ContinuousClock.now
    let failure = #expect(throws: GitFailure.self) {
      let repository = try GitRepository(around: scratch.path, limit: 1)
      _ = try repository.catalogs(at: "HEAD")
      _ = try repository.catalogsInWorkingTree()
    }
    let message = try #require(failure).explanation.sourceText
    #expect(message.contains("did not answer within 1 s"), "\(message)")
    #expect(ContinuousClock.now - start < .seconds(60))
    // Git is killed: it would stay after this process.
    for _ in 0..<100 where isAwaited(pipe) { usleep(20_000) }
    #expect(!isAwaited(pipe))
  }

  @Test("the process that stays for all files")
  func blobs() throws {
    let scratch = try TemporaryFolder()
    let git = Git(folder: scratch.path)
    _ = try git.run(["init", "--quiet"])
    try scratch.write("{}", to: "a")
    let id = String(decoding: try git.run(["hash-object", "-w", "a"]).dropLast(), as: UTF8.self)
    let blobs = GitBlobs(try GitRepository(around: scratch.path, limit: 1))
    let pipe = try pipe(replacing: ".git/HEAD", in: scratch)
    #expect(throws: GitFailure.self) { try blobs.bytes(of: id) }
    for _ in 0..<100 where isAwaited(pipe) { usleep(20_000) }
    #expect(!isAwaited(pipe))
  }

  /// A command that asks about each of a hundred files waits once.
  @Test("a repository that did not answer is not asked again for a while")
  func once() throws {
    let scratch = try TemporaryFolder()
    _ = try pipe(".git/HEAD", in: scratch)
    try scratch.write("", to: "Folder/a")
    #expect(throws: GitFailure.self) { try GitRepository(around: scratch.path, limit: 5) }
    let start = ContinuousClock.now
    for _ in 0..<100 {
      #expect(throws: GitFailure.self) { try GitRepository(around: scratch("Folder"), limit: 5) }
    }
    #expect(ContinuousClock.now - start < .seconds(5))
  }

  /// A process that writes is not silent, however long it takes, and all of its output is read.
  @Test("a long output, and one on standard error")
  func output() throws {
    let scratch = try TemporaryFolder()
    let git = Git(folder: scratch.path)
    _ = try git.run(["init", "--quiet"])
    let bytes = (0..<3_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    try Data(bytes).write(to: scratch.url.appendingPathComponent("a"))
    let id = String(decoding: try git.run(["hash-object", "-w", "a"]).dropLast(), as: UTF8.self)
    #expect(try git.run(["cat-file", "blob", id]) == bytes)
    let failed = try git.outcome(of: ["cat-file", "blob", "no"])
    #expect(failed.status == 128 && failed.output.isEmpty && failed.errors.contains("no"))
    let blobs = GitBlobs(try GitRepository(around: scratch.path))
    for _ in 0..<3 { #expect(try blobs.bytes(of: id) == bytes) }
    #expect(throws: GitFailure.self) { try blobs.bytes(of: "0") }
  }
}
