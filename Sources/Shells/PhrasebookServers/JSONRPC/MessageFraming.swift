/// The separation of messages in a stream of bytes.
package enum MessageFraming: Sendable {
  /// A header with `Content-Length`, as in the Language Server Protocol.
  case contentLength
  /// One message on each line, as in the stdio transport of the Model Context Protocol.
  case lines

  /// Returns a message with its frame.
  func frame(_ message: [UInt8]) -> [UInt8] {
    switch self {
    case .contentLength: Array("Content-Length: \(message.count)\r\n\r\n".utf8) + message
    case .lines: message + [0x0A]
    }
  }
}
