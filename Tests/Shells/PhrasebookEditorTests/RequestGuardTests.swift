import Testing

@testable import PhrasebookEditor

/// The requests that are answered.
struct RequestGuardTests {
  private let access = RequestGuard(port: 4321, token: "abcdef")

  private func facts(_ change: (inout RequestGuard.Facts) -> Void = { _ in }) -> RequestGuard.Facts
  {
    var facts = RequestGuard.Facts(
      method: "POST", path: "/api/save", host: "127.0.0.1:4321", origin: "http://127.0.0.1:4321",
      fetchSite: "same-origin", authorization: "Bearer abcdef", token: nil,
      contentType: "application/json", contentLength: "2", isChunked: false)
    change(&facts)
    return facts
  }

  @Test func thePagesOwnRequestsAreAnswered() {
    #expect(access.refusal(facts()) == nil)
    #expect(access.refusal(facts { $0.host = "localhost:4321" }) == nil)
    #expect(access.refusal(facts { $0.origin = nil }) == nil)
    let page = facts {
      ($0.method, $0.path, $0.token) = ("GET", "/", "abcdef")
      ($0.authorization, $0.contentType, $0.fetchSite) = (nil, nil, "none")
    }
    #expect(access.refusal(page) == nil)
  }

  @Test func aNameThatPointsToThisMachineIsNotEnough() {
    for host in [
      nil, "evil.example", "evil.example:4321", "127.0.0.1", "127.0.0.1:80", "[::1]:4321",
    ] {
      #expect(access.refusal(facts { $0.host = host }) == .misdirected, "\(host ?? "")")
    }
  }

  @Test func pagesOfOtherSitesAreRefused() {
    for origin in ["http://evil.example", "null", "https://127.0.0.1:4321", "http://127.0.0.1:80"] {
      #expect(access.refusal(facts { $0.origin = origin }) == .forbidden, "\(origin)")
    }
    for site in ["cross-site", "same-site"] {
      #expect(access.refusal(facts { ($0.origin, $0.fetchSite) = (nil, site) }) == .forbidden)
    }
  }

  @Test func withoutTheTokenNothingIsAnswered() {
    for token in [nil, "", "Bearer", "Bearer abcdeg", "Bearer abcdef0"] {
      #expect(access.refusal(facts { $0.authorization = token }) == .unauthorized)
    }
    for token in [nil, "", "abcdeg"] {
      let page = facts { ($0.method, $0.path, $0.token) = ("GET", "/", token) }
      #expect(access.refusal(page) == .forbidden)
    }
  }

  @Test func onlyJSONOfAKnownAndBoundedSizeIsRead() {
    #expect(access.refusal(facts { $0.method = "GET" }) == .methodNotAllowed)
    #expect(access.refusal(facts { $0.method = "OPTIONS" }) == .methodNotAllowed)
    #expect(access.refusal(facts { $0.contentType = "text/plain" }) == .unsupportedType)
    #expect(access.refusal(facts { $0.contentLength = nil }) == .badRequest)
    #expect(access.refusal(facts { $0.contentLength = "-1" }) == .badRequest)
    #expect(access.refusal(facts { $0.isChunked = true }) == .badRequest)
    #expect(access.refusal(facts { $0.contentLength = "99999999" }) == .tooLarge)
  }

  @Test func everyTokenIsAnotherOne() {
    let tokens = Set((0..<50).map { _ in RequestGuard.newToken() })
    #expect(tokens.count == 50)
    #expect(tokens.allSatisfy { $0.count == 64 })
  }

  @Test func everyFileOfThePageIsThere() {
    #expect(PageFile.all["/"]?.type == "text/html; charset=utf-8")
    #expect(PageFile.all["/editor.js"]?.bytes.isEmpty == false)
    #expect(PageFile.all.values.allSatisfy { !$0.bytes.isEmpty })
  }
}
