internal import AsyncHTTPClient
internal import Foundation
internal import NIOCore
internal import NIOPosix
internal import NIOSSL

extension TransportFailure {
  /// Somebody does not want the answer any more.
  static let stopped = TransportFailure("stopped", isPassing: false)

  /// What went wrong, in our own words: a library's can hold the whole address.
  init(_ error: any Error, host: String) {
    switch error {
    case is CancellationError: self = .stopped
    case is TooLarge:
      self.init("\(host) answered with more than any translation", isPassing: false)
    case let error as HTTPClientError: self.init(error, host: host)
    case let error as NIOConnectionError where error.connectionErrors.isEmpty:
      self.init("\(host) is not known; is the network there?", isPassing: false)
    case is NIOConnectionError:
      self.init("\(host) cannot be reached; does it run?", isPassing: true)
    // A host that is a number is connected to without a search.
    case let error as IOError where [ECONNREFUSED, EHOSTUNREACH].contains(error.errnoCode):
      self.init("\(host) cannot be reached; does it run?", isPassing: true)
    case NIOSSLError.handshakeFailed, is NIOSSLExtraError:
      self.init("\(host) has no certificate to trust", isPassing: false)
    default: self.init("the connection to \(host) broke off", isPassing: true)
    }
  }

  private init(_ error: HTTPClientError, host: String) {
    switch error {
    case .cancelled: self = .stopped
    case .readTimeout, .writeTimeout, .connectTimeout, .tlsHandshakeTimeout, .deadlineExceeded,
      .getConnectionFromPoolTimeout, .httpProxyHandshakeTimeout:
      self.init("\(host) took too long to answer", isPassing: true)
    case .invalidURL, .emptyHost, .emptyScheme:
      self.init("the address is none: it must begin with https://", isPassing: false)
    case .invalidProxyResponse, .proxyAuthenticationRequired:
      self.init("the proxy refused to connect to \(host)", isPassing: false)
    default: self.init("the connection to \(host) broke off", isPassing: true)
    }
  }
}
