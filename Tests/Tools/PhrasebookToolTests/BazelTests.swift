import Foundation
import TestSupport
import Testing

/// The rules of docs/build-systems.md, run by Bazel on a project of 240 files with a cache over HTTP;
/// the script lists its expectations.
@Suite("Bazel: what one machine has read, another one does not")
struct BazelTests {
  @Test("a second machine reads nothing, one changed file reads one", .needsProgram("bazel"))
  func sharedCache() throws {
    // A script, since Bazel's server outlives the call, and with it every file that is open in it.
    let script = PackageRoot.folder.appendingPathComponent("scripts/check-bazel.py").path
    let outcome = try BuiltCommand(at: URL(fileURLWithPath: "/usr/bin/env")).run(
      ["python3", script, try BuiltCommand().executable.path], in: PackageRoot.folder, limit: 600)
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
  }
}
