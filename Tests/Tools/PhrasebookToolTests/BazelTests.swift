import Foundation
import TestSupport
import Testing

/// The rules of docs/build-systems.md, run by Bazel on a project of 240 files with a cache over HTTP, where
/// there is a Bazel: a second copy of the project with an output root of its own stands for a second
/// machine.
@Suite("Bazel: what one machine has read, another one does not")
struct BazelTests {
  private static let bazel = ["/usr/bin/bazel", "/usr/local/bin/bazel", "/opt/homebrew/bin/bazel"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  private static func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder(named: "Wide")
    try WideProject.write(to: folder)
    try folder.write("", to: "WORKSPACE")
    try folder.write(try WideProject.rules("python", 0), to: "phrasebook.bzl")
    var build = "load(\"//:phrasebook.bzl\", \"phrasebook_strings\", \"phrasebook_sync\")\n"
    for module in WideProject.modules {
      let deps = module == WideProject.modules[0] ? "" : "\":\(WideProject.modules[0])\""
      build += """
        phrasebook_strings(
            name = "\(module)", srcs = glob(["Sources/\(module)/*.swift"]), deps = [\(deps)])

        """
    }
    let modules = WideProject.modules.map { "\":\($0)\"" }.joined(separator: ", ")
    try folder.write(
      build + "phrasebook_sync(name = \"sync\", modules = [\(modules)])\n", to: "BUILD")
    try folder.write("exports_files([\"phrasebook\"])\n", to: "tools/BUILD")
    try FileManager.default.createSymbolicLink(
      at: folder.url.appendingPathComponent("tools/phrasebook"),
      withDestinationURL: try BuiltCommand().executable)
    return folder
  }

  /// One machine: its own output root and its own server.
  private struct Machine {
    let bazel: String
    let folder: TemporaryFolder
    let root: String
    let cache: String

    /// Runs Bazel, whose server outlives the call: no file of ours may be left open in it, or we would
    /// wait for its end.
    func run(_ arguments: [String]) throws -> BuiltCommand.Outcome {
      try BuiltCommand(at: URL(fileURLWithPath: "/usr/bin/env")).run(
        [
          "python3", "-c", "import subprocess, sys; sys.exit(subprocess.call(sys.argv[1:]))",
          bazel, "--output_user_root=\(root)", "--nohome_rc", "--max_idle_secs=60",
        ] + arguments,
        in: folder.url, limit: 240)
    }

    /// Builds everything, and counts what was run by how it was done: "local", "remote cache hit".
    func build() throws -> [String: Int] {
      let outcome = try run([
        "build", "--remote_cache=\(cache)", "--jobs=2", "--color=no", "--curses=no", "//...",
      ])
      try #require(outcome.status == 0, "\(outcome.errors)")
      let summary = try #require(
        outcome.errors.split(separator: "\n").last { $0.contains(" process") })
      var counts: [String: Int] = [:]
      for match in summary.matches(of: /(\d+) ([a-z][a-z -]*[a-z])/) {
        counts[String(match.2)] = Int(match.1)
      }
      // Symbolic links and the script of `sync` are Bazel's own work.
      counts["run"] = counts.filter { $0.key.hasSuffix("sandbox") || $0.key == "local" }.values
        .reduce(0, +)
      return counts
    }
  }

  @Test("a second machine reads nothing, one changed file reads one", .timeLimit(.minutes(8)))
  func sharedCache() throws {
    guard let bazel = Self.bazel else {
      print("skipped: there is no Bazel; apt-get install bazel-bootstrap")
      return
    }
    let server = try CacheServer()
    let roots = try TemporaryFolder(named: "roots")
    func machine(_ name: String) throws -> Machine {
      Machine(
        bazel: bazel, folder: try Self.project(),
        root: roots.url.appendingPathComponent(name).path, cache: server.address)
    }
    let (first, second) = (try machine("first"), try machine("second"))
    defer {
      for machine in [first, second] {
        _ = try? machine.run(["shutdown"])
        // Bazel takes the right to write away from what it made.
        _ = try? BuiltCommand(at: URL(fileURLWithPath: "/bin/chmod")).run(
          ["-R", "u+w", machine.root], in: roots.url)
      }
    }
    let all = WideProject.fileCount + WideProject.modules.count
    #expect(try first.build()["run"] == all)
    #expect(try first.build()["run"] == 0)

    let shared = try second.build()
    #expect(shared["run"] == 0 && shared["remote cache hit"] == all, "\(shared)")

    let module = WideProject.modules[1]
    for machine in [first, second] {
      try WideProject.change(
        module, to: "let more = String(localized: \"More\")", in: machine.folder)
    }
    // The file, and its module.
    #expect(try second.build()["run"] == 2)
    let synced = try second.run(["run", "--color=no", "--curses=no", "//:sync"])
    #expect(synced.status == 0, "\(synced.errors)")
    try WideProject.expectEveryKey(in: second.folder)
    #expect(try WideProject.text(ofCatalog: module, in: second.folder).contains("\"More\""))
    #expect(try second.run(["run", "//:sync", "--", "--check"]).status == 0)
    // The other machine has the change too, and takes it from the cache.
    #expect(try first.build()["run"] == 0)
  }
}

/// A cache over HTTP on this machine alone: it keeps what PUT brings and gives it back for GET.
private final class CacheServer {
  private let process = Process()
  let address: String

  private static let script = """
    import http.server, os, sys
    held = {}
    class Handler(http.server.BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"
        def answer(self, code, body=b""):
            self.send_response(code)
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)
        def do_GET(self):
            body = held.get(self.path)
            self.answer(404 if body is None else 200, body or b"")
        def do_PUT(self):
            held[self.path] = self.rfile.read(int(self.headers["Content-Length"]))
            self.answer(200)
        def log_message(self, *arguments): pass
    class Server(http.server.ThreadingHTTPServer):
        request_queue_size = 128
    server = Server(("127.0.0.1", 0), Handler)
    print(server.server_address[1], flush=True)
    server.serve_forever()
    """

  init() throws {
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", "-c", Self.script]
    process.standardOutput = output
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let said = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    let port = try #require(Int(said.trimmingCharacters(in: .whitespacesAndNewlines)))
    address = "http://127.0.0.1:\(port)"
  }

  // Nobody waits for its end: that would need a run loop, which a test has not.
  deinit { process.terminate() }
}
