/// Sends requests to services.
protocol Transport: Sendable {
  func send(_ request: ServiceRequest) async throws(TransportFailure) -> ServiceResponse
}

/// The reason why a request failed, in one line without the contents of the request.
struct TransportFailure: Error, Hashable, Sendable {
  var message: String
  /// Whether the same request may succeed later.
  var isPassing: Bool

  init(_ message: String, isPassing: Bool) {
    self.message = message
    self.isPassing = isPassing
  }
}
