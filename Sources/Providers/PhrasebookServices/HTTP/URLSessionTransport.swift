import Foundation
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Carries requests over Foundation's URLSession. Redirections are not followed: they could lead a key
/// to another host.
public final class URLSessionTransport: Transport {
  /// How long nothing may come, and how long all of it may take, in seconds.
  private let idle: Double
  private let total: Double
  /// The largest answer that is read, in bytes.
  private let largest: Int

  public init(idle: Double = 60, total: Double = 180, largest: Int = 32 << 20) {
    self.idle = idle
    self.total = total
    self.largest = largest
  }

  public func send(
    _ request: ServiceRequest
  ) async throws(TransportFailure) -> ServiceResponse {
    guard let url = URL(string: request.url), let host = url.host, !host.isEmpty,
      url.scheme == "https" || url.scheme == "http"
    else {
      throw TransportFailure("the address is none: it must begin with https://", isPassing: false)
    }
    var foundation = URLRequest(
      url: url, cachePolicy: .reloadIgnoringLocalCacheData, timeoutInterval: idle)
    foundation.httpMethod = request.method
    foundation.httpBody = Data(request.body)
    foundation.httpShouldHandleCookies = false
    for header in request.headers {
      foundation.setValue(header.value, forHTTPHeaderField: header.name)
    }
    let exchange = HTTPExchange(host: host, largest: largest)
    let configuration = URLSessionConfiguration.ephemeral
    configuration.timeoutIntervalForRequest = idle
    configuration.timeoutIntervalForResource = total
    let session = URLSession(configuration: configuration, delegate: exchange, delegateQueue: nil)
    defer { session.invalidateAndCancel() }
    let task = session.dataTask(with: foundation)
    // Foundation on Linux does not look at how long all of it takes.
    let clock = Task { [total] in
      try? await Task.sleep(for: .seconds(total))
      if !Task.isCancelled { exchange.stop(.tooLong, task) }
    }
    defer { clock.cancel() }
    let result = await withTaskCancellationHandler {
      await exchange.run(task)
    } onCancel: {
      exchange.stop(.cancelled, task)
    }
    return try result.get()
  }
}

/// One request under way.
private final class HTTPExchange: NSObject, URLSessionDataDelegate, Sendable {
  enum Stop { case tooLong, tooLarge, cancelled }

  private struct State {
    var continuation: CheckedContinuation<Result<ServiceResponse, TransportFailure>, Never>?
    var response = ServiceResponse(status: 0)
    var stop: Stop?
  }

  private let host: String
  private let largest: Int
  private let state = Mutex(State())

  init(host: String, largest: Int) {
    self.host = host
    self.largest = largest
  }

  func run(_ task: URLSessionDataTask) async -> Result<ServiceResponse, TransportFailure> {
    await withCheckedContinuation { continuation in
      state.withLock { $0.continuation = continuation }
      task.resume()
    }
  }

  /// Ends the request. Whoever waits for it is told at once: a server that never stops sending keeps
  /// Foundation from noticing that nobody listens.
  func stop(_ reason: Stop, _ task: URLSessionTask) {
    let ended = state.withLock { state in
      if state.stop == nil { state.stop = reason }
      state.response.body = []
      let ended = state
      state.continuation = nil
      return ended
    }
    task.cancel()
    ended.continuation?.resume(returning: result(of: ended, nil))
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) { completionHandler(nil) }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    if let http = response as? HTTPURLResponse {
      state.withLock { state in
        state.response.status = http.statusCode
        for (name, value) in http.allHeaderFields {
          state.response.headers["\(name)".lowercased()] = "\(value)"
        }
      }
    }
    let isTooLarge = response.expectedContentLength > Int64(largest)
    if isTooLarge { stop(.tooLarge, dataTask) }
    completionHandler(isTooLarge ? .cancel : .allow)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    let isTooLarge = state.withLock { state in
      guard state.stop == nil else { return false }
      state.response.body += data
      return state.response.body.count > largest
    }
    if isTooLarge { stop(.tooLarge, dataTask) }
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    let ended = state.withLock { state in
      let ended = state
      state.continuation = nil
      return ended
    }
    ended.continuation?.resume(returning: result(of: ended, error))
  }

  private func result(
    of state: State, _ error: (any Error)?
  ) -> Result<ServiceResponse, TransportFailure> {
    switch state.stop {
    case .tooLong:
      // What takes all of the time once takes it again.
      return .failure(TransportFailure("\(host) took too long to answer", isPassing: false))
    case .tooLarge:
      return .failure(
        TransportFailure("\(host) answered with more than any translation", isPassing: false))
    case .cancelled: return .failure(TransportFailure("stopped", isPassing: false))
    case nil: break
    }
    guard let error else { return .success(state.response) }
    // The words of Foundation's errors can hold the whole address.
    switch (error as? URLError)?.code {
    case .timedOut:
      return .failure(TransportFailure("\(host) took too long to answer", isPassing: true))
    case .cannotFindHost, .dnsLookupFailed:
      return .failure(
        TransportFailure("\(host) is not known; is the network there?", isPassing: false))
    case .cannotConnectToHost:
      return .failure(
        TransportFailure("\(host) cannot be reached; does it run?", isPassing: true))
    case .secureConnectionFailed, .serverCertificateUntrusted, .serverCertificateHasBadDate,
      .serverCertificateNotYetValid, .serverCertificateHasUnknownRoot:
      return .failure(TransportFailure("\(host) has no certificate to trust", isPassing: false))
    default:
      return .failure(TransportFailure("the connection to \(host) broke off", isPassing: true))
    }
  }
}
