import Foundation
import PhrasebookModel
import TestSupport
import Testing

@testable import PhrasebookServers

@Suite("MCP: the protocol")
struct MCPProtocolTests {
  private func text(_ value: JSONValue, _ path: String...) -> String? {
    path.reduce(value as JSONValue?) { $0?[$1] }?.string
  }

  @Test("a client of the current revision asks what the server can do, without a handshake")
  func discovery() throws {
    let session = try MCPSession()
    let result = try #require(session.request("server/discover")["result"])
    #expect(text(result, "resultType") == "complete")
    let versions = result["supportedVersions"]?.elements?.compactMap(\.string)
    #expect(versions == ["2026-07-28", "2025-11-25", "2025-06-18"])
    #expect(text(result, "_meta", "io.modelcontextprotocol/serverInfo", "version") == "1.2.3")
    #expect(result["capabilities"]?.members?.names == ["tools", "prompts", "resources"])
    #expect(result["ttlMs"]?.integer == 3_600_000)
  }

  @Test(
    "a client of an older revision opens with a handshake, which chooses a revision it knows",
    arguments: [
      ("2025-11-25", "2025-11-25"), ("2025-06-18", "2025-06-18"), ("2024-11-05", "2025-11-25"),
      ("2026-07-28", "2025-11-25"), ("1900-01-01", "2025-11-25"),
    ])
  func handshake(asked: String, chosen: String) throws {
    let session = try MCPSession()
    session.send(#"{"jsonrpc":"2.0","id":1,"method":"tools/list"}"#)
    #expect(session.next()["error"]?["code"]?.integer == -32602)
    session.send(
      #"{"jsonrpc":"2.0","id":2,"method":"initialize","params":{"protocolVersion":"\#(asked)"}}"#)
    let answer = session.next()
    #expect(text(answer, "result", "protocolVersion") == chosen)
    #expect(text(answer, "result", "serverInfo", "name") == "phrasebook")
    session.send(#"{"jsonrpc":"2.0","method":"notifications/initialized"}"#)
    session.send(#"{"jsonrpc":"2.0","id":3,"method":"tools/list"}"#)
    let tools = session.next()["result"]
    #expect(tools?["resultType"] == nil)
    #expect(tools?["tools"]?.elements?.count == MCPTool.all.count)
  }

  @Test("an unknown revision is refused with those that the server knows")
  func unknownVersion() throws {
    let session = try MCPSession()
    session.send(
      """
      {"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"_meta":\
      {"io.modelcontextprotocol/protocolVersion":"2099-01-01",\
      "io.modelcontextprotocol/clientCapabilities":{}}}}
      """)
    let error = session.next()["error"]
    #expect(error?["code"]?.integer == -32022)
    #expect(error?["data"]?["requested"]?.string == "2099-01-01")
    #expect(error?["data"]?["supported"]?.elements?.first?.string == "2026-07-28")
  }

  @Test("every tool has schemas, and its annotations say whether it writes")
  func tools() throws {
    let session = try MCPSession()
    let tools = try #require(session.request("tools/list")["result"]?["tools"]?.elements)
    #expect(
      tools.compactMap { $0["name"]?.string } == [
        "project_overview", "find_keys", "read_key", "list_work", "write_translations",
        "write_comments", "add_keys", "sync", "audit", "explain",
      ])
    for tool in tools {
      #expect(tool["inputSchema"]?["type"]?.string == "object")
      #expect(tool["inputSchema"]?["additionalProperties"] == .bool(false))
      #expect(tool["outputSchema"]?["type"]?.string == "object")
    }
    let reading = tools.filter { $0["annotations"]?["readOnlyHint"] == .bool(true) }
    #expect(
      reading.compactMap { $0["name"]?.string } == [
        "project_overview", "find_keys", "read_key", "list_work", "audit", "explain",
      ])
  }

  @Test(
    "a mistake in a request is an error answer, and the server goes on",
    arguments: [
      (#"{"jsonrpc":"2.0","id":1,"method":"#, -32700), (#"[1]"#, -32600),
      (#"{"jsonrpc":"2.0","id":1,"method":"no/such"}"#, -32602),
      (#"{"id":1,"method":"ping"}"#, -32600),
    ])
  func malformed(line: String, code: Int) throws {
    let session = try MCPSession()
    session.send(line)
    #expect(session.next()["error"]?["code"]?.integer == code)
    #expect(session.request("ping")["result"] != nil)
    #expect(session.request("no/such")["error"]?["code"]?.integer == -32601)
    #expect(session.request("tools/call", #""name":"x""#)["error"]?["code"]?.integer == -32602)
  }

  @Test("a cancelled request gets no answer")
  func cancellation() throws {
    let session = try MCPSession()
    // The first request keeps the server at work while the others arrive.
    let meta = """
      "_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28",\
      "io.modelcontextprotocol/clientCapabilities":{}}
      """
    session.send(
      #"{"jsonrpc":"2.0","id":90,"method":"tools/call","params":{"name":"audit",\#(meta)}}"# + "\n"
        + #"{"jsonrpc":"2.0","id":91,"method":"tools/list","params":{\#(meta)}}"# + "\n"
        + #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":91}}"# + "\n"
        + #"{"jsonrpc":"2.0","id":92,"method":"ping","params":{\#(meta)}}"#)
    #expect(session.next()["id"]?.integer == 90)
    #expect(session.next()["id"]?.integer == 92)
  }

  @Test("resources: the findings and each catalog, and nothing else")
  func resources() throws {
    let session = try MCPSession()
    let list = session.request("resources/list")["result"]?["resources"]?.elements ?? []
    let uris = list.compactMap { $0["uri"]?.string }
    #expect(uris == ["phrasebook://findings", "phrasebook://catalog/\(MCPSession.catalog)"])
    for uri in uris {
      let contents = session.request("resources/read", #""uri":"\#(uri)""#)["result"]?["contents"]
      let text = contents?.elements?.first?["text"]?.string ?? ""
      #expect(JSONValue(text: text)?.members != nil)
    }
    #expect(
      session.request("resources/read", #""uri":"\#(uris[1])""#)["result"]?["contents"]?
        .elements?.first?["text"]?.string == MCPSample.catalog)
    for uri in ["file:///etc/passwd", "phrasebook://catalog/../../etc/passwd", "phrasebook://x"] {
      let error = session.request("resources/read", #""uri":"\#(uri)""#)["error"]
      #expect(error?["code"]?.integer == -32602)
    }
  }

  @Test("a client that listens hears of a changed catalog, of that one only")
  func subscriptions() throws {
    let session = try MCPSession()
    let meta = """
      "_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28",\
      "io.modelcontextprotocol/clientCapabilities":{}}
      """
    let uri = "phrasebook://catalog/\(MCPSession.catalog)"
    session.send(
      #"{"jsonrpc":"2.0","id":"s","method":"subscriptions/listen","params":{\#(meta),"#
        + #""notifications":{"resourceSubscriptions":["\#(uri)","file:///x"]}}}"#)
    let acknowledged = session.next()
    #expect(acknowledged["method"]?.string == "notifications/subscriptions/acknowledged")
    #expect(
      acknowledged["params"]?["notifications"]?["resourceSubscriptions"]?.elements?.count == 1)
    _ = session.call("project_overview")
    try session.folder.write(MCPSample.catalog + "\n", to: MCPSession.catalog)
    let updated = session.next()
    #expect(updated["method"]?.string == "notifications/resources/updated")
    #expect(updated["params"]?["uri"]?.string == uri)
    let id = updated["params"]?["_meta"]?["io.modelcontextprotocol/subscriptionId"]
    #expect(id?.string == "s")
  }

  @Test("a client with a handshake subscribes to a catalog, and hears of its change unasked")
  func handshakeSubscription() throws {
    let session = try MCPSession()
    func send(_ id: Int, _ method: String, _ params: String) -> JSONValue {
      session.send(#"{"jsonrpc":"2.0","id":\#(id),"method":"\#(method)","params":{\#(params)}}"#)
      return session.next()
    }
    _ = send(1, "initialize", #""protocolVersion":"2025-11-25""#)
    let refused = send(2, "resources/subscribe", #""uri":"file:///etc/passwd""#)
    #expect(refused["error"]?["code"]?.integer == -32602)
    let uri = "phrasebook://catalog/\(MCPSession.catalog)"
    #expect(send(3, "resources/subscribe", #""uri":"\#(uri)""#)["result"] != nil)
    try session.folder.write(MCPSample.catalog + "\n", to: MCPSession.catalog)
    let updated = session.next()
    #expect(updated["method"]?.string == "notifications/resources/updated")
    #expect(updated["params"]?["uri"]?.string == uri)
  }

  @Test("prompts name their arguments, and refuse others")
  func prompts() throws {
    let session = try MCPSession()
    let list = session.request("prompts/list")["result"]?["prompts"]?.elements ?? []
    #expect(list.compactMap { $0["name"]?.string } == ["translate", "review", "comment"])
    let prompt = session.request(
      "prompts/get", #""name":"translate","arguments":{"language":"fr"}"#)["result"]
    let message = prompt?["messages"]?.elements?.first
    #expect(message?["content"]?["text"]?.string?.contains("into fr") == true)
    for members in [
      #""name":"translate""#, #""name":"no""#,
      #""name":"translate","arguments":{"language":"fr; drop all"}"#,
      #""name":"comment","arguments":{"language":"fr"}"#,
    ] {
      #expect(session.request("prompts/get", members)["error"]?["code"]?.integer == -32602)
    }
  }
}
