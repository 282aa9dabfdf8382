internal import CCurl
internal import Foundation

/// Sends requests over HTTP with libcurl, and reads an answer no further than its bounds. Redirections
/// are not followed: they could lead a key to another host.
final class HTTPTransport: Transport {
  private let idle: Double
  private let total: Double
  private let largest: Int
  private let environment: [String: String]

  /// - Parameters:
  ///   - idle: The longest time without a byte, in seconds.
  ///   - total: The longest time for a whole exchange, in seconds.
  ///   - largest: The largest body of an answer that is read, in bytes.
  ///   - environment: The variables with proxies and certificates; nil for the program's.
  init(
    idle: Double = 60, total: Double = 180, largest: Int = 32 << 20,
    environment: [String: String]? = nil
  ) {
    self.idle = idle
    self.total = total
    self.largest = largest
    self.environment = environment ?? ProcessInfo.processInfo.environment
  }

  func send(
    _ request: ServiceRequest
  ) async throws(TransportFailure) -> ServiceResponse {
    guard let url = URL(string: request.url), let host = url.host, !host.isEmpty,
      url.scheme == "https" || url.scheme == "http"
    else { throw .invalidAddress }
    let cancellation = Cancellation()
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        // A thread of its own: a transfer blocks, and tasks share few threads.
        Thread { [self] in
          continuation.resume(returning: exchange(request, url, host, cancellation))
        }.start()
      }
    } onCancel: {
      cancellation.cancel()
    }
    return try result.get()
  }

  /// Blocks until the response is read, or the transfer fails.
  private func exchange(
    _ request: ServiceRequest, _ url: URL, _ host: String, _ cancellation: Cancellation
  ) -> Result<ServiceResponse, TransportFailure> {
    guard phrasebook_transfer_is_available() else { return .failure(.missingLibrary) }
    let transfer = request.body.withUnsafeBytes {
      phrasebook_transfer_open(url.absoluteString, $0.baseAddress, $0.count)
    }
    guard let transfer else { return .failure(.invalidAddress) }
    defer { phrasebook_transfer_close(transfer) }
    guard setUp(transfer, for: request, url, host) else {
      return .failure(TransportFailure("the connection to \(host) broke off", isPassing: false))
    }
    let reader = ResponseReader(largest: largest, cancellation: cancellation)
    let end = withExtendedLifetime(reader) {
      phrasebook_transfer_run(transfer, reader.client, idle, total, Int64(largest))
    }
    return TransportFailure(end, host: host).map(Result.failure) ?? .success(reader.response)
  }

  private func setUp(
    _ transfer: OpaquePointer, for request: ServiceRequest, _ url: URL, _ host: String
  ) -> Bool {
    for header in request.headers {
      let line = header.value.isEmpty ? "\(header.name);" : "\(header.name): \(header.value)"
      // A line break would begin another header.
      guard !line.utf8.contains(where: { $0 < 0x20 }),
        phrasebook_transfer_add_header(transfer, line)
      else { return false }
    }
    if let proxy = ProxyAddress(for: url, host, environment),
      !phrasebook_transfer_set_proxy(transfer, proxy.address, proxy.user, proxy.password)
    {
      return false
    }
    // By the names that curl and OpenSSL read.
    let names = ["CURL_CA_BUNDLE", "SSL_CERT_FILE"]
    let file = names.lazy.compactMap { self.environment[$0] }.first { !$0.isEmpty }
    let folder = environment["SSL_CERT_DIR"].flatMap { $0.isEmpty ? nil : $0 }
    return phrasebook_transfer_set_certificates(transfer, file, folder)
  }
}
