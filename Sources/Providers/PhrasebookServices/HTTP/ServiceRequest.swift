/// One request to a service over HTTP, as a value: all that is known of it is here to be tested.
public struct ServiceRequest: Hashable, Sendable {
  public var url: String
  public var method: String
  /// In order; what is secret in them is in `secrets` too.
  public var headers: [Header]
  public var body: [UInt8]

  public struct Header: Hashable, Sendable {
    public var name: String
    public var value: String

    public init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  public init(post url: String, headers: [Header] = [], body: [UInt8]) {
    self.url = url
    self.method = "POST"
    self.headers = headers + [Header("Content-Type", "application/json; charset=utf-8")]
    self.body = body
  }
}

/// What a service answered.
public struct ServiceResponse: Hashable, Sendable {
  public var status: Int
  /// By name in small letters.
  public var headers: [String: String]
  public var body: [UInt8]

  public init(status: Int, headers: [String: String] = [:], body: [UInt8] = []) {
    self.status = status
    self.headers = headers
    self.body = body
  }
}
