import CatalogJSON
package import PhrasebookModel

/// A message of JSON-RPC 2.0.
package enum RPCMessage: Sendable {
  case request(id: RequestID, method: String, params: JSONValue)
  case notification(method: String, params: JSONValue)
  /// The answer to a request of the server.
  case response(id: RequestID, result: Result<JSONValue, RPCError>)

  /// Bytes that are not a message: the error to answer, and the id of the request if it has one.
  package struct Malformed: Error, Equatable, Sendable {
    package var error: RPCError
    package var id: RequestID?

    package init(_ error: RPCError, id: RequestID? = nil) {
      self.error = error
      self.id = id
    }
  }

  /// Reads a message.
  ///
  /// - Parameter bytes: One frame, without its header or line break.
  package init(_ bytes: [UInt8]) throws(Malformed) {
    let value: JSONValue
    do throws(JSONError) {
      value = try JSONDocument(bytes).withView { JSONValue(0, of: $0) }
    } catch {
      throw Malformed(.parseError("\(error.line):\(error.column): \(error.message)"))
    }
    guard value.members != nil else {
      throw Malformed(.invalidRequest("a message is one JSON object"))
    }
    let id = value["id"].flatMap(RequestID.init)
    guard value["jsonrpc"]?.string == "2.0" else {
      throw Malformed(.invalidRequest("\"jsonrpc\" has to be \"2.0\""), id: id)
    }
    if let given = value["id"], id == nil, value["method"] != nil || given != .null {
      throw Malformed(.invalidRequest("\"id\" has to be a whole number or a string"))
    }
    guard let method = value["method"] else {
      self = try Self.response(value, id)
      return
    }
    guard let method = method.string else {
      throw Malformed(.invalidRequest("\"method\" has to be a string"), id: id)
    }
    let params = value["params"] ?? .null
    switch params {
    case .object, .array, .null: break
    default: throw Malformed(.invalidRequest("\"params\" has to be an object or an array"), id: id)
    }
    if let id {
      self = .request(id: id, method: method, params: params)
    } else {
      self = .notification(method: method, params: params)
    }
  }

  private static func response(
    _ value: JSONValue, _ id: RequestID?
  ) throws(Malformed) -> RPCMessage {
    guard value["result"] != nil || value["error"] != nil else {
      throw Malformed(.invalidRequest("a message has a method, a result or an error"), id: id)
    }
    // A client answers an error without an id to bytes that it could not read.
    let id = id ?? .string("")
    guard let error = value["error"], error != .null else {
      return .response(id: id, result: .success(value["result"] ?? .null))
    }
    return .response(
      id: id,
      result: .failure(
        RPCError(
          code: error["code"]?.integer ?? -32603, error["message"]?.string ?? "unknown error")))
  }
}
