internal import CCurl
import Foundation
import struct PhrasebookPlatform.Mutex

/// Collects a response as it arrives, within its limits; used only by the thread of its transfer.
final class ResponseReader {
  /// The last answer so far: interim ones and a proxy's come first.
  private(set) var response = ServiceResponse(status: 0)
  private let largest: Int
  private let cancellation: Cancellation
  private var headerBytes = 0

  /// The longest headers of all answers together, in bytes.
  private static let largestHeaders = 64 << 10

  init(largest: Int, cancellation: Cancellation) {
    self.largest = largest
    self.cancellation = cancellation
  }

  /// The callbacks of a transfer, valid as long as the reader is.
  var client: phrasebook_transfer_client {
    phrasebook_transfer_client(
      context: Unmanaged.passUnretained(self).toOpaque(),
      receive_header: { context, bytes, count in
        ResponseReader.of(context).readHeader(UnsafeBufferPointer(start: bytes, count: count))
      },
      receive_body: { context, bytes, count in
        ResponseReader.of(context).readBody(UnsafeBufferPointer(start: bytes, count: count))
      },
      is_cancelled: { ResponseReader.of($0).cancellation.isCancelled })
  }

  private static func of(_ context: UnsafeMutableRawPointer) -> ResponseReader {
    Unmanaged<ResponseReader>.fromOpaque(context).takeUnretainedValue()
  }

  /// Returns whether the headers are within their bound.
  private func readHeader(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    headerBytes += bytes.count
    let line = String(decoding: bytes, as: UTF8.self).filter { !$0.isNewline }
    if line.hasPrefix("HTTP/") {
      let words = line.split(separator: " ", maxSplits: 2)
      response = ServiceResponse(status: words.dropFirst().first.flatMap { Int($0) } ?? 0)
    } else if let colon = line.firstIndex(of: ":") {
      response.headers[line[..<colon].lowercased()] =
        line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
    }
    return headerBytes <= Self.largestHeaders
  }

  /// Returns whether the body is within its bound.
  private func readBody(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard response.body.count + bytes.count <= largest else { return false }
    response.body += bytes
    return true
  }
}

/// Whether a response is still needed, shared between a task and the thread of its transfer.
final class Cancellation: Sendable {
  private let flag = Mutex(false)

  var isCancelled: Bool { flag.withLock { $0 } }
  func cancel() { flag.withLock { $0 = true } }
}
