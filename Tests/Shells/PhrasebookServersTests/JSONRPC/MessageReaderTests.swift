import Testing

@testable import PhrasebookServers

@Suite("Messages are told apart by their frames")
struct MessageReaderTests {
  private func frames(
    _ text: String, _ framing: MessageFraming, limit: Int = 100
  ) throws -> [MessageReader.Frame] {
    let pipe = try Pipe()
    pipe.write(Array(text.utf8))
    pipe.end()
    var reader = MessageReader(pipe.reading, framing, limit: limit)
    var frames: [MessageReader.Frame] = []
    while frames.count < 20 {
      let frame = reader.next()
      frames.append(frame)
      switch frame {
      case .end, .broken: return frames
      default: continue
      }
    }
    return frames
  }

  private func message(_ text: String) -> MessageReader.Frame { .message(Array(text.utf8)) }

  @Test("a header gives the length, whatever else it has and however it is spelled")
  func headers() throws {
    let text = """
      Content-Length: 2\r\n\r\n{}content-length:3\r
      Content-Type: application/vscode-jsonrpc; charset=utf-8\r\n\r\n{ }Content-Length: 0\n\n
      """
    #expect(
      try frames(text, .contentLength) == [message("{}"), message("{ }"), message(""), .end])
  }

  @Test("a header without a usable length ends the stream with an error")
  func badHeaders() throws {
    for header in [
      "Content-Length: many\r\n\r\n", "Content-Length: -1\r\n\r\n", "Content-Length\r\n\r\n",
      "Content-Length: 99999999999999999999\r\n\r\n", "Content-Type: a\r\n\r\n",
      "Content-Length: 5\r\n\r\n{}", "Content-Le", "Content-Length: +1\r\n\r\n{",
      String(repeating: "x", count: 20_000),
    ] {
      let frames = try frames(header, .contentLength)
      guard case .broken(let error)? = frames.last else {
        Issue.record("\(header): \(frames)")
        continue
      }
      #expect(error.code == -32700 && frames.count == 1)
    }
  }

  @Test("a message over the limit is skipped and the next one is read")
  func longMessages() throws {
    let long = String(repeating: "a", count: 101)
    let skipped = MessageReader.Frame.skipped(
      RPCError(code: -32600, "a message has more than 100 bytes"))
    #expect(
      try frames("Content-Length: 101\r\n\r\n\(long)Content-Length: 1\r\n\r\n1", .contentLength)
        == [skipped, message("1"), .end])
    #expect(try frames("\(long)\n1\n", .lines) == [message(long), message("1"), .end])
    // More than one read brings: the line is dropped as it arrives.
    let longer = String(repeating: "a", count: 65_000)
    let pipe = try Pipe()
    pipe.write(Array(longer.utf8))
    var reader = MessageReader(pipe.reading, .lines, limit: 100)
    pipe.write(Array("\n1\n".utf8))
    #expect([skipped, message(longer)].contains(reader.next()))
    #expect(reader.next() == message("1"))
  }

  @Test("lines end with a line feed or both; empty ones are dropped, a cut one is an error")
  func lines() throws {
    #expect(try frames("{}\n\n\r\n[]\r\n", .lines) == [message("{}"), message("[]"), .end])
    #expect(
      try frames("{}\n{\"a\"", .lines)
        == [message("{}"), .broken(.parseError("the stream ends within a message"))])
  }

  @Test(
    "what a framing writes, its reader reads", arguments: [MessageFraming.contentLength, .lines])
  func roundTrip(_ framing: MessageFraming) throws {
    let texts = ["{}", "{\"a\":\"é👩‍👩‍👧\"}", "[]"]
    let bytes = texts.flatMap { framing.frame(Array($0.utf8)) }
    #expect(
      try frames(String(decoding: bytes, as: UTF8.self), framing) == texts.map(message) + [.end])
  }
}
