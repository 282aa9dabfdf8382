import Foundation
import PhrasebookModel
import PhrasebookPlatform
import PhrasebookProjects
import PhrasebookWorkspace
import TestSupport

@testable import PhrasebookServers

/// A client of a language server in this process: a project in a temporary folder, and messages as
/// JSON.
final class LanguageClient {
  let folder: TemporaryFolder
  private let input: Pipe
  private let output: Pipe
  private var reader: MessageReader
  private let server: Thread
  private var lastID = 0
  private var versions: [String: Int] = [:]
  /// The notifications and requests of the server that were read so far.
  private(set) var received: [JSONValue] = []

  struct Failure: Error, CustomStringConvertible { var description: String }

  /// - Parameters:
  ///   - files: The files of the project.
  ///   - capabilities: Of the client, as JSON.
  ///   - options: `initializationOptions`, as JSON.
  ///   - cache: The folder of the cache; nil for no cache.
  init(
    _ files: [String: String],
    capabilities: String = #"{"general":{"positionEncodings":["utf-16","utf-8"]}}"#,
    options: String = "null", copying project: URL? = nil, cache: String? = nil
  ) throws {
    // A server that writes to a client that has gone away gets an error, not a signal.
    signal(SIGPIPE, SIG_IGN)
    folder = try TemporaryFolder(copying: project)
    for (path, text) in files { try folder.write(text, to: path) }
    (input, output) = (try Pipe(), try Pipe())
    reader = MessageReader(output.reading, .contentLength)
    let (reading, writing) = (input.reading, output.writing)
    server = Thread {
      let connection = LanguageServer.connection(input: reading, output: writing)
      _ = LanguageServer(
        connection, extraction: ExtractionRun(jobs: 1, cacheFolder: cache), version: "1"
      ).run()
      connection.waitForEndOfInput()
    }
    server.stackSize = 8 << 20
    server.start()
    let answer = try request(
      "initialize",
      """
      {"processId":null,"rootUri":"\(uri(""))","capabilities":\(capabilities),
      "initializationOptions":\(options)}
      """)
    capabilitiesOfServer = answer["capabilities"] ?? .null
    try notify("initialized", "{}")
  }

  private(set) var capabilitiesOfServer = JSONValue.null

  deinit {
    input.end()
    output.endReading()
    while !server.isFinished { usleep(1_000) }
  }

  func uri(_ path: String) -> String { "file://\(folder(path))" }

  // MARK: Messages

  /// Sends bytes as one message.
  func send(_ text: String) throws {
    let bytes = MessageFraming.contentLength.frame(Array(text.utf8))
    guard OpenFile.writeAll(bytes, to: input.writing) else {
      throw Failure(description: "the server does not read")
    }
  }

  func notify(_ method: String, _ params: String) throws {
    try send(#"{"jsonrpc":"2.0","method":"\#(method)","params":\#(params)}"#)
  }

  /// The result of a request; throws the server's error.
  @discardableResult
  func request(_ method: String, _ params: String) throws -> JSONValue {
    let answer = try answer(to: method, params)
    if let error = answer["error"] { throw Failure(description: error.text) }
    return answer["result"] ?? .null
  }

  /// The whole answer to a request.
  func answer(to method: String, _ params: String) throws -> JSONValue {
    lastID += 1
    try send(#"{"jsonrpc":"2.0","id":\#(lastID),"method":"\#(method)","params":\#(params)}"#)
    while let message = try next() {
      if message["method"] == nil, message["id"]?.integer == lastID { return message }
      received.append(message)
    }
    throw Failure(description: "no answer to \(method)")
  }

  /// The next message of the server; nil at the end.
  func next() throws -> JSONValue? {
    switch reader.next() {
    case .message(let bytes):
      guard let value = JSONValue(text: String(decoding: bytes, as: UTF8.self)) else {
        throw Failure(description: "not JSON")
      }
      return value
    case .end: return nil
    case .skipped(let error), .broken(let error): throw Failure(description: error.message)
    }
  }

  /// Waits for a notification.
  func next(_ method: String) throws -> JSONValue {
    if let index = received.firstIndex(where: { $0["method"]?.string == method }) {
      return received.remove(at: index)["params"] ?? .null
    }
    while let message = try next() {
      if message["method"]?.string == method { return message["params"] ?? .null }
      received.append(message)
    }
    throw Failure(description: "no \(method)")
  }

  // MARK: Documents

  /// Opens a file, or another text in its place, and waits for its diagnostics.
  @discardableResult
  func open(_ path: String, _ text: String? = nil) throws -> [JSONValue] {
    let text =
      try text ?? String(decoding: folder.data(at: path), as: UTF8.self)
    versions[path] = 1
    try notify(
      "textDocument/didOpen",
      """
      {"textDocument":{"uri":"\(uri(path))","languageId":"swift","version":1,
      "text":\(JSONValue.string(text).text)}}
      """)
    return try diagnostics(of: path)
  }

  /// Changes an open document; `changes` is `contentChanges` as JSON.
  func change(_ path: String, _ changes: String) throws {
    let version = (versions[path] ?? 0) + 1
    versions[path] = version
    try notify(
      "textDocument/didChange",
      """
      {"textDocument":{"uri":"\(uri(path))","version":\(version)},"contentChanges":\(changes)}
      """)
  }

  /// Replaces the text of an open document.
  func change(_ path: String, to text: String) throws {
    try change(path, #"[{"text":\#(JSONValue.string(text).text)}]"#)
  }

  /// Waits for diagnostics of a document.
  func diagnostics(of path: String) throws -> [JSONValue] {
    while true {
      let params = try next("textDocument/publishDiagnostics")
      if params["uri"]?.string == uri(path) { return params["diagnostics"]?.elements ?? [] }
    }
  }

  /// A request about a place of a document.
  func request(
    _ method: String, in path: String, at place: MarkedText.Place, _ rest: String = ""
  ) throws -> JSONValue {
    try request(
      method,
      """
      {"textDocument":{"uri":"\(uri(path))"},"position":\(Self.position(place))\(rest)}
      """)
  }

  /// A request about a range of a document that is one place.
  func actions(
    in path: String, at place: MarkedText.Place, only: String? = nil
  ) throws -> [JSONValue] {
    let position = Self.position(place)
    let only = only.map { #","only":["\#($0)"]"# } ?? ""
    return try request(
      "textDocument/codeAction",
      """
      {"textDocument":{"uri":"\(uri(path))"},"range":{"start":\(position),"end":\(position)},
      "context":{"diagnostics":[]\(only)}}
      """
    ).elements ?? []
  }

  private static func position(_ place: MarkedText.Place) -> String {
    #"{"line":\#(place.line - 1),"character":\#(place.column - 1)}"#
  }

  /// The text of a file after an edit of the server, in UTF-8 positions.
  func applying(_ edit: JSONValue, to path: String, _ text: String) throws -> String {
    let edits =
      edit["changes"]?[uri(path)]?.elements
      ?? edit["documentChanges"]?.elements?.first {
        $0["textDocument"]?["uri"]?.string == uri(path)
      }?["edits"]?.elements
    guard let edits else { throw Failure(description: "no edit of \(path): \(edit.text)") }
    let document = OpenDocument(uri: "", path: path, version: 1, text: text)
    // From the end, so that earlier positions stay.
    let sorted = try edits.map { edit in
      (try edit.required("range").range(in: document.text, .utf8), try edit.string("newText"))
    }.sorted { $0.0.lowerBound > $1.0.lowerBound }
    var bytes = document.text.bytes
    for (range, new) in sorted { bytes.replaceSubrange(range, with: Array(new.utf8)) }
    return String(decoding: bytes, as: UTF8.self)
  }
}
