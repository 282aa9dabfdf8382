internal import Foundation

/// The proxy of a request, from the variables that curl reads: `https_proxy`, `http_proxy`, `all_proxy`
/// and `no_proxy`, in lowercase or, except for `http_proxy`, uppercase.
struct ProxyAddress: Hashable {
  var host: String
  var port: Int
  /// The user name of the proxy's address, if any.
  var user: String?
  var password: String?

  /// Returns nil if the request goes directly to its host.
  init?(for url: URL, _ host: String, _ environment: [String: String]) {
    func value(_ name: String) -> String? {
      // A web server sets HTTP_PROXY from a header of its client.
      let names = name == "http_proxy" ? [name] : [name, name.uppercased()]
      return names.lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    }
    guard let address = value("\(url.scheme ?? "")_proxy") ?? value("all_proxy"),
      !Self.isExcluded(host, by: value("no_proxy") ?? ""),
      let proxy = URL(string: address.contains("://") ? address : "http://\(address)"),
      proxy.scheme == "http", let proxyHost = proxy.host, !proxyHost.isEmpty
    else { return nil }
    self.host = proxyHost
    port = proxy.port ?? 1080
    user = proxy.user(percentEncoded: false)
    password = proxy.password(percentEncoded: false)
  }

  /// Without name and password.
  var address: String {
    "http://\(host.contains(":") && !host.hasPrefix("[") ? "[\(host)]" : host):\(port)"
  }

  /// Whether a list excludes a host: `*`, or domains, each with its subdomains.
  private static func isExcluded(_ host: String, by list: String) -> Bool {
    let host = host.lowercased()
    return list.split(whereSeparator: { $0 == "," || $0.isWhitespace }).contains { entry in
      let name = entry.lowercased().drop { $0 == "." }
      return name == "*" || host == name || (!name.isEmpty && host.hasSuffix(".\(name)"))
    }
  }
}
