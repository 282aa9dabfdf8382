import Foundation
import PhrasebookModel
import PhrasebookServers
import TestSupport
import Testing

@testable import PhrasebookServers

/// The command with the official client, which checks each result against the schema of its tool.
@Suite("MCP: the official Python client")
struct MCPClientTests {
  @Test(
    "it finds, reads, translates and audits, in both eras of the protocol",
    .needsPython("mcp_types"), arguments: ["auto", "legacy"])
  func client(mode: String) throws {
    let folder = try TemporaryFolder(named: "Agents")
    for (name, text) in MCPSample.files { try folder.write(text, to: name) }
    let script = PackageRoot.folder
      .appendingPathComponent("Tests/Shells/PhrasebookServersTests/MCP/client.py").path
    let command = try BuiltCommand().executable.path
    let outcome = try OtherTool.run([OtherTool.python, script, command, folder.path, mode])
    #expect(outcome.isGood, "\(outcome.errors)")
    let result = try #require(JSONValue(text: String(decoding: outcome.output, as: UTF8.self)))
    #expect(result["version"]?.string == (mode == "auto" ? "2026-07-28" : "2025-11-25"))
    #expect(result["tools"]?.elements?.count == 10)
    #expect(result["prompts"]?.elements?.count == 3)
    #expect(result["resources"]?.elements?.count == 2)
    #expect(result["found"]?.elements?.compactMap(\.string) == ["Pay"])
    #expect(result["written"] == .bool(true))
    #expect(result["refused"]?.string?.contains("placeholder-missing") == true)
    #expect(result["isError"] == .bool(true))
    let catalog = String(decoding: try folder.data(at: MCPSession.catalog), as: UTF8.self)
    #expect(catalog.contains("\"value\" : \"Zahlen\""))
  }
}
