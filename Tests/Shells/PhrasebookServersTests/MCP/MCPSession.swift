import Foundation
import PhrasebookModel
import PhrasebookPlatform
import PhrasebookProjects
import PhrasebookWorkspace
import TestSupport

@testable import PhrasebookServers

/// A server for a small package, in this process, and its client.
final class MCPSession {
  let folder: TemporaryFolder
  private let input: Pipe
  private let output: Pipe
  /// Signals that the server has ended.
  private let done = DispatchSemaphore(value: 0)
  private var last = 0
  private var rest: [UInt8] = []
  /// The notifications between answers.
  private(set) var notifications: [JSONValue] = []

  static let catalog = "Sources/App/Localizable.xcstrings"

  /// - Parameter settings: The text of `phrasebook.yml`.
  init(settings: String? = nil) throws {
    // A server that is still at work when a test ends finds its stream closed.
    signal(SIGPIPE, SIG_IGN)
    folder = try TemporaryFolder(named: "Agents")
    for (name, text) in MCPSample.files { try folder.write(text, to: name) }
    if let settings { try folder.write(settings, to: "phrasebook.yml") }
    let (input, output) = (try Pipe(), try Pipe())
    (self.input, self.output) = (input, output)
    let (path, reading, writing, done) = (folder.path, input.reading, output.writing, done)
    Thread.detachNewThread {
      let project = Workspace(path: path, extraction: ExtractionRun()).live()
      let server = MCPServer(project, input: reading, output: writing, version: "1.2.3")
      _ = server.run()
      server.connection.waitForEndOfInput()
      done.signal()
    }
  }

  deinit {
    input.end()
    // The streams may be another test's once they are closed.
    _ = done.wait(timeout: .now() + 60)
  }

  func send(_ text: String) { input.write(Array("\(text)\n".utf8)) }

  /// The next message of the server.
  func next() -> JSONValue {
    while true {
      if let end = rest.firstIndex(of: 0x0A) {
        let line = String(decoding: rest[..<end], as: UTF8.self)
        rest = Array(rest[(end + 1)...])
        return JSONValue(text: line) ?? .null
      }
      var buffer = [UInt8](repeating: 0, count: 1 << 16)
      let count = read(output.reading, &buffer, buffer.count)
      guard count > 0 else { return .null }
      rest += buffer[..<count]
    }
  }

  /// The answer to a request of the current revision.
  func request(_ method: String, _ members: String = "") -> JSONValue {
    last += 1
    let meta = """
      "_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28",\
      "io.modelcontextprotocol/clientCapabilities":{}}
      """
    let rest = members.isEmpty ? "" : ",\(members)"
    send(#"{"jsonrpc":"2.0","id":\#(last),"method":"\#(method)","params":{\#(meta)\#(rest)}}"#)
    while true {
      let message = next()
      if message["id"]?.integer == last || message == .null { return message }
      notifications.append(message)
    }
  }

  /// The result of a tool, or the message of its failure.
  func call(_ tool: String, _ arguments: String = "{}") -> JSONValue {
    let answer = request("tools/call", #""name":"\#(tool)","arguments":\#(arguments)"#)
    guard let result = answer["result"] else { return answer }
    return result["structuredContent"] ?? result["content"]?.elements?.first?["text"] ?? result
  }

  func catalogText() throws -> String {
    String(decoding: try folder.data(at: Self.catalog), as: UTF8.self)
  }
}
