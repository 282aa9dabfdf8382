import Phrasebook
internal import PhrasebookModel
internal import PhrasebookTranslate

/// A translator that asks a service over HTTP, with limits and retries; its messages never contain a
/// key.
struct WebTranslator: Translator {
  private let service: any WebService
  private let transport: any Transport
  private let retries: RetryPolicy

  init(
    _ service: any WebService, transport: any Transport = HTTPTransport(),
    retries: RetryPolicy = RetryPolicy()
  ) {
    self.service = service
    self.transport = transport
    self.retries = retries
  }

  var name: String { service.name }
  var marks: MarkStyle { service.marks }
  var limits: BatchLimits { service.limits }
  var knowsPlurals: Bool { service.knowsPlurals }

  func translate(
    _ question: TranslationRequest
  ) async throws(TranslatorFailure) -> [String?] {
    do throws(TranslatorFailure) {
      let request = try service.request(for: question)
      let answers = try service.answers(in: try await body(for: request), to: question)
      try checkSecrecy(of: answers, to: question)
      return answers
    } catch {
      throw named(error)
    }
  }

  /// The body of the response to another request to the service, under the same limits.
  func response(to request: ServiceRequest) async throws(TranslatorFailure) -> [UInt8] {
    do throws(TranslatorFailure) {
      let body = try await body(for: request)
      if Redaction(service.secrets).finds(in: String(decoding: body, as: UTF8.self)) {
        throw TranslatorFailure("the answer holds the key of the service", isAnswer: true)
      }
      return body
    } catch {
      throw named(error)
    }
  }

  private func body(for request: ServiceRequest) async throws(TranslatorFailure) -> [UInt8] {
    try checkSafety(of: request)
    return try await send(request).body
  }

  /// A failure with the name of the service, without its keys.
  private func named(_ failure: TranslatorFailure) -> TranslatorFailure {
    TranslatorFailure(clean("\(name): \(failure.text)"), isAnswer: failure.isAnswer)
  }

  /// Refuses to send a key unencrypted to another machine.
  private func checkSafety(of request: ServiceRequest) throws(TranslatorFailure) {
    guard !service.secrets.isEmpty, request.url.lowercased().hasPrefix("http://") else { return }
    let authority = request.url.dropFirst(7).prefix { $0 != "/" && $0 != "?" && $0 != "#" }
    let isPlain = !authority.contains("@")
    let isLocal = ["localhost", "127.0.0.1", "[::1]"].contains { host in
      authority == host || authority.hasPrefix("\(host):")
    }
    guard isPlain && isLocal else {
      throw TranslatorFailure("the key would be sent in the clear; use an address with https://")
    }
  }

  /// Refuses answers that contain a key: a service may echo its request.
  private func checkSecrecy(
    of answers: [String?], to question: TranslationRequest
  ) throws(TranslatorFailure) {
    let redaction = Redaction(service.secrets)
    for case let answer? in answers where redaction.finds(in: answer) {
      guard !question.pieces.contains(where: { redaction.finds(in: $0.original) }) else { continue }
      throw TranslatorFailure("the answer contains the key of the service", isAnswer: true)
    }
  }

  private func send(_ request: ServiceRequest) async throws(TranslatorFailure) -> ServiceResponse {
    var attempt = 1
    while true {
      if Task.isCancelled { throw TranslatorFailure("stopped") }
      var failure: TranslatorFailure
      var response: ServiceResponse?
      do throws(TransportFailure) {
        let answered = try await transport.send(request)
        guard let found = self.failure(of: answered) else { return answered }
        (failure, response) = (found, answered)
      } catch {
        failure = TranslatorFailure(.verbatim(error.message))
        guard error.isPassing else { throw failure }
      }
      if let response, !Self.passing.contains(response.status) { throw failure }
      guard let pause = retries.pause(before: attempt, response) else {
        if let asked = response?.headers["retry-after"], attempt < retries.attempts {
          failure.text = "\(failure.text); retry later (\(asked.prefix(40)))"
        } else {
          failure.text = "\(failure.text); gave up after \(attempt.of(.attempts))"
        }
        throw failure
      }
      await retries.wait(pause)
      attempt += 1
    }
  }

  /// Status codes of failures that may pass.
  private static let passing: Set<Int> = [408, 425, 429, 500, 502, 503, 504, 529]

  private func failure(of response: ServiceResponse) -> TranslatorFailure? {
    guard !(200..<300).contains(response.status) else { return nil }
    let words = words(of: response.body)
    let detail = words.isEmpty ? "" : ": \(words)"
    switch response.status {
    case 300..<400:
      return TranslatorFailure("the address has changed (status \(response.status)); correct it")
    case 401, 403:
      return TranslatorFailure("the key was refused\(detail); check \(service.keyName)")
    case 402, 456: return TranslatorFailure("the quota is used up\(detail)")
    case 404: return TranslatorFailure("no such service at the address\(detail)")
    case 413, 414: return TranslatorFailure("the request was too large\(detail)", isAnswer: true)
    case 429: return TranslatorFailure("too many requests\(detail)")
    case 500...: return TranslatorFailure("the service failed (status \(response.status))\(detail)")
    default:
      return TranslatorFailure(
        "the request was rejected (status \(response.status))\(detail)", isAnswer: true)
    }
  }

  /// The error message of a service, shortened to a line.
  private func words(of body: [UInt8]) -> String {
    let value = JSONValue(text: String(decoding: body.prefix(10_000), as: UTF8.self))
    let message =
      value?["message"]?.string ?? value?["error"]?["message"]?.string ?? value?["error"]?.string
    // Redacted before it is cut: half a key is secret, too.
    return Redaction(service.secrets).redacted(message ?? "").shortened(to: 200)
  }

  /// Returns a message on one line and without secrets: a service may echo its request.
  private func clean(_ phrase: Phrase) -> Phrase {
    var message = phrase.sourceText
    for secret in service.secrets where !secret.isEmpty {
      message = message.replacing(exactly: secret, with: "…")
    }
    message = String(message.map { $0.isNewline || $0.isControl ? " " : $0 })
    return message == phrase.sourceText ? phrase : .verbatim(message)
  }
}

extension Character {
  fileprivate var isControl: Bool {
    unicodeScalars.contains { $0.properties.generalCategory == .control }
  }
}
