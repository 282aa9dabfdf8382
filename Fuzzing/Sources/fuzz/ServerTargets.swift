import Foundation
@testable import PhrasebookServers

/// Streams of messages to the language server and to the server of agents.
let serverTargets: [Target] = [
  messages("lsp", .contentLength), messages("mcp", .lines),
]

private func messages(_ name: String, _ framing: MessageFraming) -> Target {
  Target(name) { bytes in
    _ = try? RPCMessage(bytes)
    // A pipe without a reader holds 64 KB only, and writing more would wait for good.
    guard let stream = tmpfile() else { fatalError("no temporary file") }
    defer { fclose(stream) }
    require(fwrite(bytes, 1, bytes.count, stream) == bytes.count, "the input is written")
    rewind(stream)
    var reader = MessageReader(fileno(stream), framing, limit: 4_096)
    for _ in 0...bytes.count {
      switch reader.next() {
      case .message(let message):
        require(message.count <= 4_096, "a message keeps the bound")
        _ = try? RPCMessage(message)
      case .skipped: continue
      case .broken, .end: return
      }
    }
    fatalError("a stream of \(bytes.count) bytes has an end")
  }
}
