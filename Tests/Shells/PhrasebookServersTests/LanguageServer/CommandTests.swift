import Foundation
import TestSupport
import Testing

@Suite("phrasebook lsp: the built command")
struct CommandTests {
  private func frame(_ text: String) -> String {
    "Content-Length: \(text.utf8.count)\r\n\r\n\(text)"
  }

  private func run(_ messages: [String]) throws -> BuiltCommand.Outcome {
    let folder = try TemporaryFolder()
    for (path, text) in ShopProject.files { try folder.write(text, to: path) }
    let input = messages.map { frame($0.replacing("ROOT", with: "file://\(folder.path)")) }.joined()
    return try BuiltCommand().run(["lsp", "--no-cache"], in: folder.url, input: input, limit: 60)
  }

  private static let initialize =
    #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"rootUri":"ROOT","capabilities":{}}}"#

  @Test("a session that ends as the protocol asks has exit code 0")
  func session() throws {
    let outcome = try run([
      Self.initialize, #"{"jsonrpc":"2.0","method":"initialized","params":{}}"#,
      #"{"jsonrpc":"2.0","id":2,"method":"shutdown"}"#, #"{"jsonrpc":"2.0","method":"exit"}"#,
    ])
    #expect(outcome.status == 0, "\(outcome)")
    #expect(outcome.errors == "")
    #expect(outcome.output.contains(#""id":2,"result":null"#))
  }

  @Test("a client that goes away is the end, with exit code 1 and without a word")
  func lostClient() throws {
    let outcome = try run([Self.initialize])
    #expect(outcome.status == 1)
    #expect(outcome.errors == "")
  }

  @Test("bytes that are not messages are an error answer and the end")
  func nonsense() throws {
    let folder = try TemporaryFolder()
    for input in ["", "nonsense", "Content-Length: x\r\n\r\n", "Content-Length: 10\r\n\r\n{}"] {
      let outcome = try BuiltCommand().run(["lsp"], in: folder.url, input: input, limit: 60)
      #expect(outcome.status == 1)
      #expect(outcome.output.contains("-32700") == !input.isEmpty)
    }
  }
}
