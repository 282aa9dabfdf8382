/// Carries requests to services and answers back.
public protocol Transport: Sendable {
  func send(_ request: ServiceRequest) async throws(TransportFailure) -> ServiceResponse
}

/// Why there was no answer, in one line without the request's words.
public struct TransportFailure: Error, Hashable, Sendable {
  public var message: String
  /// Whether the same request may go through later.
  public var isPassing: Bool

  public init(_ message: String, isPassing: Bool) {
    self.message = message
    self.isPassing = isPassing
  }
}
