internal import AsyncHTTPClient
internal import Foundation
internal import NIOCore
internal import NIOHTTP1

/// Carries requests over HTTP. An answer is read no faster than it is wanted and no further than its
/// bound. Redirections are not followed: they could lead a key to another host.
public final class HTTPTransport: Transport {
  /// How long nothing may come, and how long all of it may take, in seconds.
  private let idle: Double
  private let total: Double
  /// The largest answer that is read, in bytes.
  private let largest: Int
  private let environment: [String: String]

  /// - Parameter environment: Where proxies are named; nil is the program's.
  public init(
    idle: Double = 60, total: Double = 180, largest: Int = 32 << 20,
    environment: [String: String]? = nil
  ) {
    self.idle = idle
    self.total = total
    self.largest = largest
    self.environment = environment ?? ProcessInfo.processInfo.environment
  }

  public func send(
    _ request: ServiceRequest
  ) async throws(TransportFailure) -> ServiceResponse {
    guard let url = URL(string: request.url), let host = url.host, !host.isEmpty,
      url.scheme == "https" || url.scheme == "http"
    else {
      throw TransportFailure("the address is none: it must begin with https://", isPassing: false)
    }
    let client = HTTPClient(
      eventLoopGroupProvider: .singleton, configuration: configuration(for: url, host))
    let result = await inTime(host) { [largest] in
      do {
        return .success(try await Self.exchange(request, client, largest))
      } catch {
        return .failure(TransportFailure(error, host: host))
      }
    }
    try? await client.shutdown()
    return try result.get()
  }

  private func configuration(for url: URL, _ host: String) -> HTTPClient.Configuration {
    let idle = TimeAmount.milliseconds(Int64(idle * 1_000))
    var configuration = HTTPClient.Configuration(
      redirectConfiguration: .disallow, timeout: .init(connect: idle, read: idle),
      proxy: ProxyAddress(for: url, host, environment)?.proxy)
    // Whether to try again is the retry policy's to say.
    configuration.connectionPool.retryConnectionEstablishment = false
    return configuration
  }

  private static func exchange(
    _ request: ServiceRequest, _ client: HTTPClient, _ largest: Int
  ) async throws -> ServiceResponse {
    var sent = HTTPClientRequest(url: request.url)
    sent.method = .RAW(value: request.method)
    for header in request.headers { sent.headers.add(name: header.name, value: header.value) }
    sent.body = .bytes(request.body)
    let received = try await client.execute(sent, deadline: .distantFuture)
    var response = ServiceResponse(status: Int(received.status.code))
    for header in received.headers {
      response.headers[header.name.lowercased()] = header.value
    }
    let length = response.headers["content-length"].flatMap { Int($0) } ?? 0
    guard length <= largest else { throw TooLarge() }
    for try await piece in received.body {
      response.body += piece.readableBytesView
      guard response.body.count <= largest else { throw TooLarge() }
    }
    return response
  }

  /// The answer, or what there is instead when all of the time has passed.
  private func inTime(
    _ host: String,
    _ exchange: @escaping @Sendable () async -> Result<ServiceResponse, TransportFailure>
  ) async -> Result<ServiceResponse, TransportFailure> {
    await withTaskGroup(of: Result<ServiceResponse, TransportFailure>.self) { [total] group in
      group.addTask(operation: exchange)
      group.addTask {
        let hasPassed = (try? await Task.sleep(for: .seconds(total))) != nil
        // What takes all of the time once takes it again.
        return .failure(
          hasPassed
            ? TransportFailure("\(host) took too long to answer", isPassing: false) : .stopped)
      }
      let first = await group.next() ?? .failure(.stopped)
      group.cancelAll()
      return first
    }
  }
}

/// An answer that is longer than any translation.
struct TooLarge: Error {}
