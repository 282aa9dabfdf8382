/// Decides which requests are answered: those of the page that was opened with the token, and of no
/// other site.
struct RequestGuard: Sendable {
  /// The head of a request, before its content is read.
  struct Facts: Sendable {
    var method: String
    var path: String
    var host: String?
    var origin: String?
    /// The header `Sec-Fetch-Site` of browsers.
    var fetchSite: String?
    var authorization: String?
    /// The parameter `token` of the address.
    var token: String?
    var contentType: String?
    var contentLength: String?
    var isChunked: Bool
  }

  /// The status of the answer to a request that is refused.
  enum Refusal: Int, Sendable {
    case badRequest = 400
    case unauthorized = 401
    case forbidden = 403
    case methodNotAllowed = 405
    case tooLarge = 413
    case unsupportedType = 415
    case misdirected = 421
  }

  let port: UInt16
  let token: String

  /// The largest content that is read, in bytes.
  static let largest = 1 << 24

  /// The path of the project's pictures, which have their names as a parameter.
  static let picture = "/picture"

  /// Nil for a request that is answered.
  func refusal(_ facts: Facts) -> Refusal? {
    // A name that points to this machine only now (DNS rebinding) is not ours.
    let hosts = ["127.0.0.1:\(port)", "localhost:\(port)"]
    guard let host = facts.host?.lowercased(), hosts.contains(host) else { return .misdirected }
    if let origin = facts.origin, !hosts.map({ "http://\($0)" }).contains(origin.lowercased()) {
      return .forbidden
    }
    if let site = facts.fetchSite, !["same-origin", "none"].contains(site), facts.path != "/" {
      return .forbidden
    }
    guard facts.path.hasPrefix("/api/") else {
      guard facts.method == "GET" else { return .methodNotAllowed }
      if ["/", Self.picture].contains(facts.path), !isToken(facts.token) { return .forbidden }
      return nil
    }
    guard facts.method == "POST" else { return .methodNotAllowed }
    guard isToken(facts.authorization.map { String($0.trimmingPrefix("Bearer ")) }) else {
      return .unauthorized
    }
    guard facts.contentType?.hasPrefix("application/json") == true else { return .unsupportedType }
    guard !facts.isChunked, let length = facts.contentLength.flatMap({ Int($0) }), length >= 0
    else {
      return .badRequest
    }
    return length > Self.largest ? .tooLarge : nil
  }

  /// Compares in a time that does not depend on where two texts differ.
  private func isToken(_ text: String?) -> Bool {
    guard let text, text.utf8.count == token.utf8.count else { return false }
    return zip(text.utf8, token.utf8).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }

  /// A random token.
  static func newToken() -> String {
    var random = SystemRandomNumberGenerator()
    return (0..<4).map { _ in
      let digits = String(random.next() as UInt64, radix: 16)
      return String(repeating: "0", count: 16 - digits.utf8.count) + digits
    }.joined()
  }
}
