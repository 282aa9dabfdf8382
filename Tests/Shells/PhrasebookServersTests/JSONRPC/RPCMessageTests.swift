import PhrasebookModel
import TestSupport
import Testing

@testable import PhrasebookServers

@Suite("JSON-RPC messages are read, and everything else is an error with its code")
struct RPCMessageTests {
  @Test("requests, notifications and answers are told apart")
  func kinds() throws {
    guard
      case .request(.number(1), "a", let params) = try RPCMessage(
        Array(#"{"jsonrpc":"2.0","id":1,"method":"a","params":{"b":[1,2.0,"c"]}}"#.utf8))
    else { throw Unexpected() }
    #expect(params["b"]?.elements?.map(\.integer) == [1, 2, nil])
    guard
      case .request(.string("x"), "a", .null) = try RPCMessage(
        Array(#"{"jsonrpc":"2.0","id":"x","method":"a"}"#.utf8)),
      case .notification("n", .array([])) = try RPCMessage(
        Array(#"{"jsonrpc":"2.0","method":"n","params":[]}"#.utf8)),
      case .response(.number(7), .success(.null)) = try RPCMessage(
        Array(#"{"jsonrpc":"2.0","id":7,"result":null}"#.utf8)),
      case .response(.number(7), .failure(let error)) = try RPCMessage(
        Array(#"{"jsonrpc":"2.0","id":7,"error":{"code":-32601,"message":"no"}}"#.utf8))
    else { throw Unexpected() }
    #expect(error == RPCError(code: -32601, "no"))
  }

  struct Unexpected: Error {}

  @Test(
    "a malformed message has the code of its problem, and the id if it has one",
    arguments: [
      ("", -32700, nil), ("{", -32700, nil), ("nonsense", -32700, nil),
      (#"{"a":1,"a":2}"#, -32700, nil),
      ("[]", -32600, nil), ("1", -32600, nil), ("null", -32600, nil),
      (#"[{"jsonrpc":"2.0","method":"a"}]"#, -32600, nil),
      (#"{"id":3,"method":"a"}"#, -32600, .number(3)),
      (#"{"jsonrpc":"1.0","id":"x","method":"a"}"#, -32600, .string("x")),
      (#"{"jsonrpc":"2.0","id":1.5,"method":"a"}"#, -32600, nil),
      (#"{"jsonrpc":"2.0","id":{},"method":"a"}"#, -32600, nil),
      (#"{"jsonrpc":"2.0","id":4,"method":5}"#, -32600, .number(4)),
      (#"{"jsonrpc":"2.0","id":4,"method":"a","params":"b"}"#, -32600, .number(4)),
      (#"{"jsonrpc":"2.0","id":4}"#, -32600, .number(4)),
    ] as [(String, Int, RequestID?)])
  func malformed(_ text: String, _ code: Int, _ id: RequestID?) {
    let thrown = #expect(throws: RPCMessage.Malformed.self) {
      _ = try RPCMessage(Array(text.utf8))
    }
    #expect(thrown?.error.code == code)
    #expect(thrown?.id == id)
  }

  @Test("damaged messages are refused or read, and never trap")
  func damaged() {
    var random = SeededGenerator(seed: 23)
    let good = Array(
      #"{"jsonrpc":"2.0","id":1,"method":"textDocument/hover","params":{"a":[1,"b",null]}}"#.utf8)
    var refused = 0
    for _ in 0..<5_000 {
      do throws(RPCMessage.Malformed) {
        _ = try RPCMessage(random.mutated(good))
      } catch {
        refused += 1
      }
    }
    #expect((1..<5_000).contains(refused))
    let deep = Array(String(repeating: "[", count: 100_000).utf8)
    #expect(throws: RPCMessage.Malformed.self) { _ = try RPCMessage(deep) }
  }
}
