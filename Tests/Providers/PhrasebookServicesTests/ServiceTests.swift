import Foundation
import PhrasebookTranslate
import struct PhrasebookPlatform.Mutex
import Testing

@testable import PhrasebookServices

/// Properties of every service: the same tests against servers that answer like the real ones,
/// misbehave, stall and lie.
@Suite(.serialized) struct ServiceTests {
  private static let question = TranslationRequest(
    source: "en", target: "fr",
    pieces: ["Hello ⟦0⟧", "A & <b>"].map {
      TranslationPiece(
        text: $0, original: $0, context: PieceContext(table: "T", key: "k", comment: "C"))
    })

  /// A translator that makes its pauses in no time and notes them.
  private func translator(
    _ contract: ServiceContract, _ address: String, key: String? = ServiceContract.key,
    pauses: Pauses = Pauses(), idle: Double = 60, total: Double = 120
  ) throws -> WebTranslator {
    let service = try #require(
      try contract.settings(address, key: key).service(named: contract.name))
    return WebTranslator(
      service, transport: HTTPTransport(idle: idle, total: total, largest: 1 << 20),
      retries: RetryPolicy(
        attempts: 3, wait: { pauses.note($0) }, now: { Date(timeIntervalSince1970: 784_111_747) }))
  }

  final class Pauses: Sendable {
    private let seconds = Mutex<[Double]>([])
    func note(_ pause: Double) { seconds.withLock { $0.append(pause) } }
    var all: [Double] { seconds.withLock { $0 } }
  }

  private func failure(
    _ contract: ServiceContract, pauses: Pauses = Pauses(), idle: Double = 60, total: Double = 120,
    _ reply: @escaping @Sendable (LocalServer.Request, Int) -> LocalServer.Reply
  ) async throws -> TranslatorFailure? {
    let server = try LocalServer(reply)
    defer { server.stop() }
    let translator = try translator(
      contract, server.address, pauses: pauses, idle: idle, total: total)
    do throws(TranslatorFailure) {
      _ = try await translator.translate(Self.question)
      return nil
    } catch {
      #expect(!error.message.contains(ServiceContract.key), "\(error.message)")
      #expect(!error.message.contains { $0.isNewline })
      #expect(error.message.hasPrefix("\(contract.name): "))
      return error
    }
  }

  @Test(arguments: ServiceContract.all)
  func everyServiceTranslates(_ contract: ServiceContract) async throws {
    let server = try LocalServer { request, _ in
      .answer(status: 200, body: contract.answer(to: request))
    }
    defer { server.stop() }
    let texts = try await translator(contract, server.address).translate(Self.question)
    #expect(texts == ["«Hello ⟦0⟧»", "«A & <b>»"])
    let request = try #require(server.requests.first)
    #expect(request.line == "POST \(contract.line) HTTP/1.1")
    #expect(!request.line.contains(ServiceContract.key))
    if let header = contract.header {
      #expect(request.headers[header.name] == header.prefix + ServiceContract.key)
    } else {
      #expect(String(decoding: request.body, as: UTF8.self).contains(ServiceContract.key))
    }
  }

  @Test(arguments: ServiceContract.all, [429, 500, 502, 503, 504])
  func busyServicesAreAskedAgain(_ contract: ServiceContract, _ status: Int) async throws {
    let pauses = Pauses()
    let server = try LocalServer { request, number in
      number < 3
        ? .answer(status: status, headers: number == 1 ? ["Retry-After": "7"] : [:], body: "no")
        : .answer(status: 200, body: contract.answer(to: request))
    }
    defer { server.stop() }
    let texts = try await translator(contract, server.address, pauses: pauses)
      .translate(Self.question)
    #expect(texts.count == 2)
    #expect(pauses.all == [7, 2])
  }

  @Test func aDateToRetryIsObeyed() async throws {
    let contract = try #require(ServiceContract.all.first)
    let pauses = Pauses()
    let failure = try await failure(contract, pauses: pauses) { _, number in
      .answer(
        status: 503,
        headers: ["Retry-After": number == 1 ? "Sun, 06 Nov 1994 08:49:37 GMT" : "3600"], body: "")
    }
    #expect(pauses.all == [30])
    #expect(failure?.message.contains("retry later (3600)") == true)
  }

  @Test(arguments: ServiceContract.all)
  func aFailingServiceIsGivenUp(_ contract: ServiceContract) async throws {
    let pauses = Pauses()
    let failure = try await failure(contract, pauses: pauses) { _, _ in
      .answer(status: 500, body: "{\"message\": \"we said \(ServiceContract.key)\\n\"}")
    }
    #expect(pauses.all == [1, 2])
    #expect(failure?.isAnswer == false)
    #expect(failure?.message.hasSuffix("we said … ; gave up after 3 attempts") == true)
  }

  @Test(arguments: ServiceContract.all)
  func saysWhatIsWrongWithTheKey(_ contract: ServiceContract) async throws {
    for status in [401, 403] {
      let failure = try await failure(contract) { _, _ in
        .answer(status: status, body: #"{"error": {"message": "bad key"}}"#)
      }
      #expect(
        failure?.message
          == "\(contract.name): the key was refused: bad key; check \(contract.keyName)")
    }
    #expect(throws: TranslatorFailure.self) {
      try contract.settings("https://x", key: "a\nb").service(named: contract.name)
    }
  }

  @Test(arguments: ServiceContract.all)
  func wrongAnswersAreNoticed(_ contract: ServiceContract) async throws {
    for body in [
      "", "<html>", "[]", "{}", "null", #"{"choices": [{"message": {"content": "hi"}}]}"#,
    ] {
      let server = try LocalServer { _, _ in .answer(status: 200, body: body) }
      defer { server.stop() }
      let translator = try translator(contract, server.address)
      do throws(TranslatorFailure) {
        // An answer for nothing is not taken for one for something: filling counts.
        let texts = try await translator.translate(Self.question)
        #expect(texts.isEmpty)
      } catch {
        #expect(error.isAnswer, "\(error.message)")
      }
    }
  }

  @Test func redirectsAreNotFollowed() async throws {
    let contract = try #require(ServiceContract.all.first)
    let other = try LocalServer { _, _ in .answer(status: 200, body: "{}") }
    defer { other.stop() }
    let failure = try await failure(contract) { [address = other.address] _, _ in
      .answer(status: 307, headers: ["Location": "\(address)/x"], body: "")
    }
    #expect(failure?.message.contains("changed (status 307)") == true)
    #expect(other.requests.isEmpty)
  }

  @Test func aSilentServiceIsGivenUp() async throws {
    let contract = try #require(ServiceContract.all.first)
    let failure = try await failure(contract, idle: 1, total: 2) { _, _ in .silence }
    #expect(failure?.message.contains("took too long to answer") == true)
  }

  @Test func survivesBrokenAnswers() async throws {
    let contract = try #require(ServiceContract.all.first)
    for reply: LocalServer.Reply in [.cut(body: "{"), .raw(""), .raw("garbage\r\n\r\n")] {
      #expect(try await failure(contract, idle: 2, total: 3) { _, _ in reply } != nil)
    }
  }

  /// A rejected response is not read to its end: a server cannot fill the memory.
  @Test(arguments: [
    ("HTTP/1.1 200 OK\r\n\r\n", "x"), ("HTTP/1.1 500 X\r\n\r\n", "x"),
    ("HTTP/1.1 307 X\r\nLocation: /x\r\n\r\n", "x"), ("HTTP/1.1 200 OK\r\n", "A: b\r\n"),
    ("HTTP/1.1 200 OK\r\nA: ", "x"), ("", "HTTP/1.1 100 Continue\r\n\r\n"),
    (
      "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n",
      "40\r\n\(String(repeating: "x", count: 64))\r\n"
    ),
    ("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n", "A: b\r\n"),
  ])
  func readsNoEndlessAnswer(_ head: String, _ piece: String) async throws {
    let server = try LocalServer { _, _ in .endless(head: head, piece: piece) }
    defer { server.stop() }
    let contract = try #require(ServiceContract.all.first)
    let translator = try translator(contract, server.address)
    let error = await #expect(throws: TranslatorFailure.self) {
      try await translator.translate(Self.question)
    }
    #expect(error?.message.contains(/more than any translation|broke off/) == true)
    // A bound of 1 MB, three attempts, and what lies in the system's buffers on the way.
    #expect(server.sent < 40 << 20)
  }

  @Test func goesThroughAProxy() async throws {
    let proxy = try LocalServer { _, _ in .answer(status: 407, body: "") }
    defer { proxy.stop() }
    let address = "http://me:secret@127.0.0.1:\(proxy.port)"
    let transport = HTTPTransport(environment: ["https_proxy": address])
    let error = await #expect(throws: TransportFailure.self) {
      try await transport.send(
        ServiceRequest(
          post: "https://service.example/x?y", headers: [.init("Authorization", "key")], body: []))
    }
    #expect(error?.message == "the proxy refused to connect to service.example")
    let request = try #require(proxy.requests.first)
    #expect(request.line == "CONNECT service.example:443 HTTP/1.1")
    #expect(request.headers["proxy-authorization"] == "Basic bWU6c2VjcmV0")
    #expect(request.headers["authorization"] == nil)
  }

  @Test func readsNoEndlessAnswerOfAProxy() async throws {
    let proxy = try LocalServer { _, _ in .endless(head: "HTTP/1.1 200 OK\r\n", piece: "A: b\r\n") }
    defer { proxy.stop() }
    let transport = HTTPTransport(environment: ["all_proxy": proxy.address])
    await #expect(throws: TransportFailure.self) {
      try await transport.send(ServiceRequest(post: "https://service.example", body: []))
    }
    #expect(proxy.sent < 40 << 20)
  }

  @Test func stopsWhenAsked() async throws {
    let server = try LocalServer { _, _ in .silence }
    defer { server.stop() }
    let task = Task { [address = server.address] in
      try await HTTPTransport().send(ServiceRequest(post: address, body: []))
    }
    while server.requests.isEmpty { try await Task.sleep(for: .milliseconds(10)) }
    let start = ContinuousClock.now
    task.cancel()
    let result = await task.result
    #expect(throws: TransportFailure("stopped", isPassing: false)) { try result.get() }
    #expect(ContinuousClock.now - start < .seconds(10))
  }

  @Test(arguments: ["a\r\nX: y", "a\nb", "a\0b"])
  func sendsNoHeaderInsideAHeader(_ value: String) async throws {
    let server = try LocalServer { _, _ in .answer(status: 200, body: "") }
    defer { server.stop() }
    let request = ServiceRequest(post: server.address, headers: [.init("Key", value)], body: [])
    await #expect(throws: TransportFailure.self) { try await HTTPTransport().send(request) }
    #expect(server.requests.isEmpty)
  }

  /// A long body goes in one piece, without a second's wait for leave to send it.
  @Test func sendsLongBodies() async throws {
    let server = try LocalServer { request, _ in
      .answer(status: 200, body: "\(request.body.count) \(request.headers["expect"] ?? "")")
    }
    defer { server.stop() }
    let body = [UInt8](repeating: 0x41, count: 3 << 20)
    let answer = try await HTTPTransport().send(ServiceRequest(post: server.address, body: body))
    #expect(String(decoding: answer.body, as: UTF8.self) == "\(3 << 20) ")
  }

  @Test(
    arguments: [
      (["https_proxy": "http://p:8"], "https://a.b", "p:8"),
      (["HTTPS_PROXY": "p"], "https://a.b", "p:1080"),
      (["HTTP_PROXY": "p"], "http://a.b", nil), (["http_proxy": "p:1"], "https://a.b", nil),
      (["ALL_PROXY": "p:1"], "https://a.b", "p:1"),
      (["https_proxy": "socks5://p:1"], "https://a.b", nil),
      (["https_proxy": "p:1", "no_proxy": "x,b"], "https://a.b", nil),
      (["https_proxy": "p:1", "NO_PROXY": ".A.b c"], "https://a.b", nil),
      (["https_proxy": "p:1", "no_proxy": "*"], "https://a.b", nil),
      (["https_proxy": "p:1", "no_proxy": "aa.b,.c"], "https://a.b", "p:1"),
      (
        ["https_proxy": "", "all_proxy": "http://me:se%3Acret@p:1"], "https://a.b", "me:se:cret@p:1"
      ),
      ([:], "https://a.b", nil),
    ] as [([String: String], String, String?)])
  func findsItsProxy(_ environment: [String: String], _ address: String, _ wanted: String?) throws {
    let url = try #require(URL(string: address))
    let proxy = ProxyAddress(for: url, try #require(url.host), environment)
    let user = proxy?.user.map { "\($0):\(proxy?.password ?? "")@" } ?? ""
    #expect(proxy.map { "\(user)\($0.host):\($0.port)" } == wanted)
  }

  @Test func isSilentAboutUnreachableServers() async throws {
    let contract = try #require(ServiceContract.all.first)
    let server = try LocalServer { _, _ in .silence }
    server.stop()
    let translator = try translator(contract, server.address)
    let error = await #expect(throws: TranslatorFailure.self) {
      try await translator.translate(Self.question)
    }
    #expect(error?.message.contains("127.0.0.1 cannot be reached") == true)
  }

  @Test(arguments: [
    "http://example.com", "http://127.0.0.1.evil.com", "http://localhost@evil.com", "ftp://x", "x",
    "http://127.0.0.1@evil.com:80", "HTTP://evil.com",
  ])
  func sendsNoKeyInTheClear(_ address: String) async throws {
    for contract in ServiceContract.all {
      let translator = try translator(contract, address)
      let error = await #expect(throws: TranslatorFailure.self) {
        try await translator.translate(Self.question)
      }
      #expect(
        error?.message.contains("in the clear") == true
          || error?.message.contains("the address must begin") == true)
    }
  }

  @Test func servicesNeedTheirKeys() throws {
    for name in ServiceSettings.names where name != "libretranslate" {
      let error = #expect(throws: TranslatorFailure.self) {
        try ServiceSettings(environment: [:]).service(named: name)
      }
      #expect(error?.message.contains("in the environment") == true)
    }
    #expect(try ServiceSettings(environment: [:]).service(named: "other") == nil)
  }

  @Test(arguments: [
    ("deepl", "pt-BR", "\"target_lang\":\"PT-BR\""), ("deepl", "zh-Hant", "\"ZH-HANT\""),
    ("deepl", "en-AU", "\"EN-GB\""), ("google", "zh-Hans", "\"target\":\"zh-CN\""),
    ("google", "nb", "\"no\""), ("azure", "sr-Latn", "to=sr-Latn"),
    ("azure", "zh-HK", "to=zh-Hant"),
    ("libretranslate", "pt-BR", "\"pt-BR\""), ("openai", "pt-BR", "pt-BR"),
  ])
  func servicesHaveTheirLanguageNames(_ name: String, _ language: String, _ wanted: String) throws {
    let contract = try #require(ServiceContract.all.first { $0.name == name })
    let service = try #require(try contract.settings("https://x").service(named: name))
    var question = Self.question
    question.target = language
    let request = try service.request(for: question)
    let content = request.url + String(decoding: request.body, as: UTF8.self)
    #expect(content.contains(wanted), "\(content)")
  }

  @Test(arguments: ServiceContract.all)
  func printsNoPartOfAKey(_ contract: ServiceContract) async throws {
    let key = ServiceContract.key
    let half = key.prefix(key.count / 2) + "\\n  " + key.dropFirst(key.count / 2)
    // Cut at 200 signs, over two lines, and without its end.
    for content in [
      String(repeating: "x", count: 195) + key, String(half), "no \(key.prefix(10))*** here",
    ] {
      let failure = try await failure(contract) { _, _ in
        .answer(status: 403, body: "{\"message\": \"\(content)\"}")
      }
      let message = try #require(failure?.message)
      let seen = message.filter { !$0.isWhitespace }
      for start in key.indices.dropLast(7) {
        let part = key[start...].prefix(8)
        #expect(part.count < 8 || !seen.contains(part), "\(message)")
      }
      #expect(!seen.contains("x\(key.prefix(3))"))
    }
  }

  @Test(arguments: ServiceContract.all)
  func takesNoKeyForAnAnswer(_ contract: ServiceContract) async throws {
    let server = try LocalServer { request, _ in
      .answer(
        status: 200,
        body: contract.answer(to: request)
          .replacing("«Hello", with: "«\(ServiceContract.key)"))
    }
    defer { server.stop() }
    let translator = try translator(contract, server.address)
    let error = await #expect(throws: TranslatorFailure.self) {
      try await translator.translate(Self.question)
    }
    #expect(error?.isAnswer == true)
    #expect(error?.message.contains(ServiceContract.key) == false)
  }

  @Test(arguments: ServiceContract.all)
  func takesNoBrokenBytes(_ contract: ServiceContract) async throws {
    let service = try #require(try contract.settings("https://x").service(named: contract.name))
    let request = LocalServer.Request(
      line: "", headers: [:], body: try service.request(for: Self.question).body)
    var body = Array(contract.answer(to: request).utf8)
    #expect(try service.answers(in: body, to: Self.question).count == 2)
    let place = try #require(body.firstIndex(of: UInt8(ascii: "H")))
    body[place] = 0xFF
    let error = #expect(throws: TranslatorFailure.self) {
      try service.answers(in: body, to: Self.question)
    }
    #expect(error?.isAnswer == true)
  }

  @Test func waitsForAllOfTheTimeOnce() async throws {
    let contract = try #require(ServiceContract.all.first)
    let pauses = Pauses()
    let failure = try await failure(contract, pauses: pauses, idle: 5, total: 1) { _, _ in .silence
    }
    #expect(failure?.message.contains("took too long to answer") == true)
    #expect(pauses.all.isEmpty)
  }

  @Test func takesNumbersInQuotes() throws {
    let service = try #require(
      try ServiceSettings(environment: ["OPENAI_API_KEY": "k"]).service(named: "openai"))
    let content =
      #"{\"translations\": [{\"id\": \"1\", \"text\": \"B\"}, {\"id\": 0, \"text\": \"A\"}]}"#
    let body = #"{"choices": [{"message": {"content": "\#(content)"}}]}"#
    #expect(try service.answers(in: Array(body.utf8), to: Self.question) == ["A", "B"])
  }
}
