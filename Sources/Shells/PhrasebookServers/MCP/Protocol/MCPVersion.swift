/// A revision of the Model Context Protocol.
///
/// From 2026-07-28 on each request names its revision and is self-contained; before, a handshake
/// (`initialize`) chooses one for the process. The server supports both.
enum MCPVersion: String, CaseIterable, Sendable {
  case stateless = "2026-07-28"
  case handshake = "2025-11-25"
  case structured = "2025-06-18"

  /// The revision that a handshake gets, for the one that the client asks for.
  static func negotiated(_ asked: String?) -> MCPVersion {
    guard let version = asked.flatMap(MCPVersion.init), version != .stateless else {
      return .handshake
    }
    return version
  }

  /// Whether each request carries its revision.
  var isStateless: Bool { self == .stateless }
}

/// The names of metadata in requests and results.
enum MCPMeta {
  static let version = "io.modelcontextprotocol/protocolVersion"
  static let capabilities = "io.modelcontextprotocol/clientCapabilities"
  static let server = "io.modelcontextprotocol/serverInfo"
  static let subscription = "io.modelcontextprotocol/subscriptionId"
}
