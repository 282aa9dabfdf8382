import FlyingFox
import Foundation
import PhrasebookReports
import PhrasebookWorkspace
import struct PhrasebookPlatform.Mutex

/// Answers the requests of the page.
final class EditorHandler: HTTPHandler {
  let token: String
  private let session: EditingSession
  private let translators: [String]
  private let port = Mutex<UInt16>(0)
  private let languages = Mutex<[String: PageLanguage]>([:])

  init(_ session: EditingSession, token: String, translators: [String]) {
    self.session = session
    self.token = token
    self.translators = translators
  }

  func setPort(_ number: UInt16) { port.withLock { $0 = number } }

  func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
    let access = RequestGuard(port: port.withLock { $0 }, token: token)
    if let refusal = access.refusal(RequestGuard.Facts(request)) {
      return Self.response(HTTPStatusCode(refusal.rawValue, phrase: "Refused"), [], "text/plain")
    }
    if let file = PageFile.all[request.path] {
      return Self.response(.ok, file.bytes, file.type)
    }
    if request.path == RequestGuard.picture {
      guard let name = request.query.first(where: { $0.name == "name" })?.value,
        let picture = ContextFolder(of: session.path).content(of: name)
      else { return Self.response(.notFound, [], "text/plain") }
      return Self.response(.ok, picture.bytes, picture.type)
    }
    guard let operation = EditorOperation(path: request.path) else {
      return Self.response(.notFound, [], "text/plain")
    }
    let content = try await request.bodyData
    let answers = EditorAnswers(
      session: session, language: language(request.headers[HTTPHeader("Accept-Language")]),
      translators: translators)
    do {
      let json = try await answers.answer(operation, content)
      return Self.response(.ok, json, "application/json; charset=utf-8")
    } catch is DecodingError {
      return Self.response(.badRequest, [], "text/plain")
    }
  }

  private func language(_ header: String?) -> PageLanguage {
    languages.withLock { languages in
      if let known = languages[header ?? ""] { return known }
      let language = PageLanguage(acceptLanguage: header)
      // Browsers send one header, others may send any.
      if languages.count > 16 { languages = [:] }
      languages[header ?? ""] = language
      return language
    }
  }

  /// The page may load only its own files, and may not be framed.
  private static let policy = """
    default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
    connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'
    """

  private static func response(
    _ status: HTTPStatusCode, _ bytes: [UInt8], _ type: String
  ) -> HTTPResponse {
    var headers = HTTPHeaders()
    headers[.contentType] = type
    headers[.cacheControl] = "no-store"
    for (name, value) in [
      "Content-Security-Policy": policy, "X-Content-Type-Options": "nosniff",
      "X-Frame-Options": "DENY", "Referrer-Policy": "no-referrer",
      "Cross-Origin-Opener-Policy": "same-origin", "Cross-Origin-Resource-Policy": "same-origin",
    ] {
      headers[HTTPHeader(name)] = value
    }
    return HTTPResponse(statusCode: status, headers: headers, body: Data(bytes))
  }
}

extension RequestGuard.Facts {
  init(_ request: HTTPRequest) {
    func header(_ name: String) -> String? { request.headers[HTTPHeader(name)] }
    self.init(
      method: request.method.rawValue, path: request.path, host: header("Host"),
      origin: header("Origin"), fetchSite: header("Sec-Fetch-Site"),
      authorization: header("Authorization"),
      token: request.query.first { $0.name == "token" }?.value,
      contentType: header("Content-Type"), contentLength: header("Content-Length"),
      isChunked: header("Transfer-Encoding") != nil)
  }
}
