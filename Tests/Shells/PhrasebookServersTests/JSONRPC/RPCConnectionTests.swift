import PhrasebookModel
import PhrasebookPlatform
import PhrasebookProjects
import PhrasebookWorkspace
import Testing

@testable import PhrasebookServers

@Suite("A connection queues messages, answers them and cancels requests")
final class RPCConnectionTests {
  private let input: Pipe
  private let output: Pipe
  private let connection: RPCConnection

  init() throws {
    (input, output) = (try Pipe(), try Pipe())
    connection = RPCConnection(
      input: input.reading, output: output.writing, framing: .lines,
      cancelMethod: RPCConnection.CancelMethod("$/cancelRequest", member: "id"))
    #expect(connection.start())
  }

  deinit {
    input.end()
    connection.waitForEndOfInput()
  }

  private func send(_ text: String) { input.write(Array("\(text)\n".utf8)) }

  /// The next line that the connection wrote.
  private func answer() -> String {
    var line: [UInt8] = []
    var byte: UInt8 = 0
    while read(output.reading, &byte, 1) == 1, byte != 0x0A { line.append(byte) }
    return String(decoding: line, as: UTF8.self)
  }

  @Test("answers have the id of their request")
  func answers() {
    send(#"{"jsonrpc":"2.0","id":"a","method":"m"}"#)
    guard case .message(.request(let id, "m", .null)) = connection.next() else {
      Issue.record("no request")
      return
    }
    connection.answer(id) { json in json.object { $0.member("ok", "é") } }
    #expect(answer() == #"{"jsonrpc":"2.0","id":"a","result":{"ok":"é"}}"#)
    connection.answer(nil, error: .parseError("1:1: bad"))
    #expect(
      answer() == #"{"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"1:1: bad"}}"#)
    connection.notify("n") { $0.null() }
    #expect(answer() == #"{"jsonrpc":"2.0","method":"n","params":null}"#)
    #expect(connection.request("r") { $0.null() } == .number(1))
    #expect(answer() == #"{"jsonrpc":"2.0","id":1,"method":"r","params":null}"#)
  }

  @Test("a cancelled request is cancelled while it waits; others are not")
  func cancellation() {
    send(#"{"jsonrpc":"2.0","id":1,"method":"m"}"#)
    send(#"{"jsonrpc":"2.0","id":2,"method":"m"}"#)
    send(#"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":2}}"#)
    send(#"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":99}}"#)
    for _ in 0..<4 { _ = connection.next() }
    #expect(!connection.activity(of: .number(1)).isCancelled)
    #expect(connection.activity(of: .number(2)).isCancelled)
    connection.answer(.number(2), error: .cancelled)
    #expect(answer().contains("-32800"))
    #expect(!connection.activity(of: .number(2)).isCancelled)
  }

  @Test("bytes that are not a message are an event, and the next message is read")
  func malformed() {
    send("nonsense")
    send(#"{"jsonrpc":"2.0","method":"n"}"#)
    guard case .malformed(let malformed) = connection.next(),
      case .message(.notification("n", .null)) = connection.next()
    else {
      Issue.record("the events are others")
      return
    }
    #expect(malformed.error.code == -32700)
  }

  @Test("the end of the input is an event")
  func end() {
    input.end()
    guard case .end = connection.next() else {
      Issue.record("no end")
      return
    }
  }

  @Test("a client that does not read is an end")
  func brokenOutput() {
    let connection = RPCConnection(
      input: input.reading, output: -1, framing: .lines,
      cancelMethod: RPCConnection.CancelMethod("c", member: "id"))
    connection.notify("n") { $0.null() }
    guard case .end = connection.next() else {
      Issue.record("no end")
      return
    }
  }
}
