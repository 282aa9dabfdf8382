import Foundation
import PhrasebookPlatform

/// A server on the loopback address for one test, which answers as scripted, correctly or not.
final class LocalServer: Sendable {
  /// A received request.
  struct Request: Sendable {
    var line: String
    /// By name in small letters.
    var headers: [String: String]
    var body: [UInt8]
  }

  /// A reply to send.
  enum Reply: Sendable {
    case answer(status: Int, headers: [String: String] = [:], body: String)
    /// The connection stays open and silent.
    case silence
    /// The connection ends in the middle of the body.
    case cut(body: String)
    /// These bytes and nothing else.
    case raw(String)
    /// A head that is sent once, and a piece that is sent after it without an end.
    case endless(head: String, piece: String)
  }

  private struct State {
    var requests: [Request] = []
    var isStopped = false
    var sent = 0
  }

  let port: UInt16
  private let listener: Int32
  private let state = Mutex(State())
  private let reply: @Sendable (Request, _ number: Int) -> Reply

  init(_ reply: @escaping @Sendable (Request, _ number: Int) -> Reply) throws {
    self.reply = reply
    signal(SIGPIPE, SIG_IGN)
    #if canImport(Glibc)
      let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      let listener = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    self.listener = listener
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        bind(listener, pointer, length) == 0 && listen(listener, 16) == 0
          && getsockname(listener, pointer, &length) == 0
      }
    }
    port = UInt16(bigEndian: address.sin_port)
    guard isBound else { throw POSIXError(.EADDRNOTAVAIL) }
    Thread { [self] in accept() }.start()
  }

  var address: String { "http://127.0.0.1:\(port)" }
  /// The number of bytes of all replies that were taken by the client, or by the system for it.
  var sent: Int { state.withLock { $0.sent } }
  var requests: [Request] { state.withLock { $0.requests } }

  /// Ends the server; a test that is done calls it.
  func stop() {
    state.withLock { $0.isStopped = true }
    shutdown(listener, Int32(SHUT_RDWR))
    close(listener)
  }

  private var isStopped: Bool { state.withLock { $0.isStopped } }

  private func accept() {
    while !isStopped {
      let connection = PhrasebookPlatform.accept(listener, nil, nil)
      guard connection >= 0 else { return }
      Thread { [self] in
        serve(connection)
        close(connection)
      }.start()
    }
  }

  private func serve(_ connection: Int32) {
    guard let request = read(connection) else { return }
    let number = state.withLock { state in
      state.requests.append(request)
      return state.requests.count
    }
    switch reply(request, number) {
    case .answer(let status, let headers, let body):
      var head = "HTTP/1.1 \(status) X\r\nContent-Length: \(body.utf8.count)\r\n"
      for (name, value) in headers { head += "\(name): \(value)\r\n" }
      write(head + "Connection: close\r\n\r\n" + body, to: connection)
    case .silence:
      // Bounded, should the test forget to stop.
      for _ in 0..<300 where !isStopped { usleep(100_000) }
    case .cut(let body):
      let size = body.utf8.count + 100
      write("HTTP/1.1 200 OK\r\nContent-Length: \(size)\r\n\r\n\(body)", to: connection)
    case .raw(let text): write(text, to: connection)
    case .endless(let head, let piece):
      write(head, to: connection)
      let pieces = String(repeating: piece, count: (1 << 16) / piece.utf8.count)
      while !isStopped, sent < 1 << 30, write(pieces, to: connection) {}
    }
  }

  private func read(_ connection: Int32) -> Request? {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count < 4 << 20 {
      if let request = request(in: bytes) { return request }
      let count = recv(connection, &buffer, buffer.count, 0)
      guard count > 0 else { return nil }
      bytes += buffer[..<count]
    }
    return nil
  }

  private func request(in bytes: [UInt8]) -> Request? {
    guard let end = bytes.firstRange(of: Array("\r\n\r\n".utf8)) else { return nil }
    let lines = String(decoding: bytes[..<end.lowerBound], as: UTF8.self)
      .split(separator: "\r\n").map(String.init)
    var headers: [String: String] = [:]
    for line in lines.dropFirst() {
      let parts = line.split(separator: ":", maxSplits: 1)
      if parts.count == 2 {
        headers[parts[0].lowercased()] = parts[1].trimmingCharacters(in: .whitespaces)
      }
    }
    let body = bytes[end.upperBound...]
    guard body.count >= Int(headers["content-length"] ?? "0") ?? 0 else { return nil }
    return Request(line: lines.first ?? "", headers: headers, body: Array(body))
  }

  @discardableResult
  private func write(_ text: String, to connection: Int32) -> Bool {
    let bytes = Array(text.utf8)
    var sent = 0
    while sent < bytes.count {
      let count = bytes[sent...].withUnsafeBytes { send(connection, $0.baseAddress, $0.count, 0) }
      guard count > 0 else { return false }
      sent += count
      state.withLock { $0.sent += count }
    }
    return true
  }
}
