/// One request to a service over HTTP, as a value that tests can inspect.
struct ServiceRequest: Hashable, Sendable {
  var url: String
  var method: String
  /// In order; secret values are in the service's `secrets`, too.
  var headers: [Header]
  var body: [UInt8]

  struct Header: Hashable, Sendable {
    var name: String
    var value: String

    init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  init(post url: String, headers: [Header] = [], body: [UInt8]) {
    self.url = url
    self.method = "POST"
    self.headers = headers + [Header("Content-Type", "application/json; charset=utf-8")]
    self.body = body
  }
}

/// The response of a service.
struct ServiceResponse: Hashable, Sendable {
  var status: Int
  /// By lowercase name.
  var headers: [String: String]
  var body: [UInt8]

  init(status: Int, headers: [String: String] = [:], body: [UInt8] = []) {
    self.status = status
    self.headers = headers
    self.body = body
  }
}
