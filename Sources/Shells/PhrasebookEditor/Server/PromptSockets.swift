import FlyingFox
import FlyingSocks
import PhrasebookPlatform

/// The sockets of the server, which send at once. The server writes the head of an answer and then its
/// content, and TCP holds the second back until the browser has confirmed the first: 40 ms for each
/// answer.
struct PromptSockets: AsyncSocketPool {
  private let pool: any AsyncSocketPool = HTTPServer.defaultPool()

  func prepare() async throws { try await pool.prepare() }

  func run() async throws { try await pool.run() }

  /// The socket that listens waits before the first connection, and each connection takes its option.
  func suspendSocket(_ socket: Socket, untilReadyFor events: Socket.Events) async throws {
    let option = BoolSocketOption(level: Int32(IPPROTO_TCP), name: TCP_NODELAY)
    try? socket.setValue(true, for: option)
    try await pool.suspendSocket(socket, untilReadyFor: events)
  }
}
