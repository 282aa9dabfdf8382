package import PhrasebookModel

/// An error answer: a code that programs compare, and a message in English.
package struct RPCError: Error, Equatable, Sendable {
  /// The code, of JSON-RPC 2.0 or of the Language Server Protocol.
  package var code: Int
  package var message: String
  /// More for programs; nil if the code is enough.
  package var data: JSONValue?

  package init(code: Int, _ message: String, data: JSONValue? = nil) {
    self.code = code
    self.message = message
    self.data = data
  }

  /// The bytes are not JSON, or lack a frame.
  package static func parseError(_ message: String) -> RPCError { .init(code: -32700, message) }
  /// The JSON is not a message.
  package static func invalidRequest(_ message: String) -> RPCError { .init(code: -32600, message) }
  /// The server does not have the method.
  package static func methodNotFound(_ method: String) -> RPCError {
    .init(code: -32601, "unknown method \(method)")
  }
  /// A parameter is missing or has a wrong type or value.
  package static func invalidParams(_ message: String) -> RPCError { .init(code: -32602, message) }
  /// The request came before `initialize`.
  package static let notInitialized = RPCError(
    code: -32002, "the server is not initialized; send initialize first")
  /// The client has cancelled the request.
  package static let cancelled = RPCError(code: -32800, "the request was cancelled")
  /// The request is valid and cannot be done.
  package static func requestFailed(_ message: String) -> RPCError { .init(code: -32803, message) }
}
