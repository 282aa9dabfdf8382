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

  /// Serves a package while the body runs, and ends it as Ctrl-C does.
  private func serving(
    _ package: SmallPackage, _ arguments: [String] = [], _ body: (_ address: String) throws -> Void
  ) throws -> Int32 {
    let process = Process()
    process.executableURL = try BuiltCommand().executable
    process.arguments = ["edit", package.url.path, "--no-browser", "--no-cache"] + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardInput = FileHandle.nullDevice
    try process.run()
    defer { if process.isRunning { process.terminate() } }
    var line = ""
    while !line.hasSuffix("\n") {
      let bytes = pipe.fileHandleForReading.availableData
      if bytes.isEmpty { break }
      line += String(decoding: bytes, as: UTF8.self)
    }
    try body(line.trimmingCharacters(in: .newlines))
    process.interrupt()
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// The status of an answer, and its content.
  private func ask(_ arguments: [String]) throws -> (status: String, content: String) {
    let curl = BuiltCommand(at: URL(fileURLWithPath: "/usr/bin/env"))
    let result = try curl.run(
      ["curl", "-s", "-w", "\n%{http_code}"] + arguments,
      in: FileManager.default.temporaryDirectory, limit: 60)
    let lines = result.output.split(separator: "\n", omittingEmptySubsequences: false)
    return (String(lines.last ?? ""), lines.dropLast().joined(separator: "\n"))
  }

  @Test(
    "the first line is the address with the token; nothing is answered without it, nor to other names",
    .needsProgram("curl"))
  func address() throws {
    let package = try SmallPackage()
    let before = try package.read()
    let status = try serving(package) { address in
      let match = try #require(
        address.wholeMatch(of: /(http:\/\/127\.0\.0\.1:\d+)\/\?token=([0-9a-f]{64})/))
      let (root, token) = (String(match.output.1), String(match.output.2))
      let page = try ask([address])
      #expect(page.status == "200")
      #expect(page.content.contains("<script type=\"module\""))
      #expect(try ask(["\(root)/"]).status == "403")
      try expectStrictPolicy(address)
      try expectStrictPolicy("\(root)/editor.js")
      #expect(try ask(["-H", "Host: evil.example", address]).status == "421")
      #expect(try ask(["-H", "Origin: http://evil.example", address]).status == "403")
      #expect(try ask(["\(root)/../../etc/passwd", "--path-as-is"]).status == "404")
      let json = ["-H", "Content-Type: application/json", "-d"]
      let list = json + [#"{"query": {"language": "fr"}}"#, "\(root)/api/list"]
      #expect(try ask(list).status == "401")
      let allowed = try ask(["-H", "Authorization: Bearer \(token)"] + list)
      #expect(allowed.content.contains("Salut"))
      for content in ["", "{", "[]", #"{"query": 1}"#] {
        let wrong =
          ["-H", "Authorization: Bearer \(token)"] + json + [content, "\(root)/api/list"]
        #expect(try ask(wrong).status == "400", "\(content)")
      }
      let outside =
        json + [
          #"{"file": "/etc/passwd", "key": "a", "language": "fr", "texts": [], "seen": {"source": "", "translation": ""}}"#,
          "\(root)/api/save",
        ]
      let refused = try ask(["-H", "Authorization: Bearer \(token)"] + outside)
      #expect(refused.content.contains("no String Catalog"))
      let port = root.split(separator: ":").last.map(String.init) ?? ""
      let second = try BuiltCommand().run(
        ["edit", ".", "--no-browser", "--port", port], in: package.url, limit: 60)
      #expect(second.status == 2)
      #expect(second.errors.contains(port))
    }
    #expect(status == 0)
    #expect(try package.read() == before)
  }

  /// The page may load its own files only, run no inline script, send nothing elsewhere and not be framed.
  private func expectStrictPolicy(_ address: String) throws {
    let head = try ask(["-D", "-", "-o", "/dev/null", address]).content
    func header(_ name: String) -> String? {
      head.split(whereSeparator: \.isNewline).first {
        $0.lowercased().hasPrefix("\(name):")
      }.map { $0.dropFirst(name.count + 1).trimmingCharacters(in: .whitespaces) }
    }
    let policy = try #require(header("content-security-policy")).split(separator: ";").map {
      $0.split(separator: " ").map(String.init)
    }
    let allowed = Dictionary(policy.map { ($0[0], Array($0.dropFirst())) }) { first, _ in first }
    #expect(
      allowed == [
        "default-src": ["'none'"], "script-src": ["'self'"], "style-src": ["'self'"],
        "img-src": ["'self'", "data:"], "connect-src": ["'self'"], "base-uri": ["'none'"],
        "form-action": ["'none'"], "frame-ancestors": ["'none'"],
      ])
    #expect(header("x-content-type-options") == "nosniff")
    #expect(header("x-frame-options") == "DENY")
    #expect(header("referrer-policy") == "no-referrer")
    #expect(header("cache-control") == "no-store")
  }

  @Test(
    "pictures are sent with the token only, and nothing else of the disk", .needsProgram("curl"))
  func pictures() throws {
    let package = try SmallPackage()
    let bytes: [UInt8] =
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
      + [0, 0, 0, 200, 0, 0, 0, 100] + [UInt8](repeating: 0, count: 9)
    try Data(bytes).write(to: package.url.appendingPathComponent("Home.png"))
    let added = try BuiltCommand().run(
      ["context", "add", "Home.png", "--key", "Hello"], in: package.url, limit: 60)
    #expect(added.status == 0, "\(added.errors)")
    try package.write("secret", to: "phrasebook-context/notes.txt")
    let status = try serving(package) { address in
      let parts = address.split(separator: "/?token=").map(String.init)
      let (root, token) = (parts[0], parts[1])
      func status(_ query: String) throws -> String {
        try ask(["-o", "/dev/null", "\(root)/picture?\(query)"]).status
      }
      #expect(try status("name=Home.png&token=\(token)") == "200")
      #expect(try status("name=Home.png") == "403")
      #expect(try status("name=Home.png&token=0") == "403")
      for name in ["notes.txt", "context.json", "..%2FPackage.swift", "%2Fetc%2Fpasswd", ""] {
        #expect(try status("name=\(name)&token=\(token)") == "404", "\(name)")
      }
      let type = try ask([
        "-sD", "-", "-o", "/dev/null", "\(root)/picture?name=Home.png&token=\(token)",
      ])
      #expect(type.content.contains("image/png"))
    }
    #expect(status == 0)
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
    // With settings that cannot be read, no number is true.
    try package.write("nonsense: 1\n", to: "phrasebook.yml")
    let unread = try run()
    #expect(unread.status == 2 && unread.output.isEmpty, "\(unread.output)")
  }

  @Test("one id has one decision")
  func contradiction() throws {
    let package = try SmallPackage()
    let before = try package.read()
    let result = try BuiltCommand().run(
      ["review", ".", "--approve", "0a,0b", "--reject", "0b"], in: package.url, limit: 60)
    #expect(result.status == 64)
    #expect(result.errors.contains("0b is in --approve and in --reject"))
    #expect(try package.read() == before)
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
