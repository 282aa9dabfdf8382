import PhrasebookModel
import PhrasebookProjects
import PhrasebookWorkspace

/// Runs a call of a tool: a mistake that the model can correct is a result, not an error.
struct MCPToolRun {
  let project: LiveProject
  let activity: Activity

  /// The members of the result of `tools/call`.
  func call(_ params: JSONValue) throws(RPCError) -> (inout JSONWriter) -> Void {
    let name = try params.string("name")
    guard let tool = MCPTool.all.first(where: { $0.name == name }) else {
      throw .invalidParams("unknown tool \(name.quoted); tools/list shows them")
    }
    do throws(AgentFailure) {
      let arguments = try ToolArguments(params["arguments"] ?? .null, tool.parameters)
      let result = try tool.call(
        ToolCall(project: project, arguments: arguments, activity: activity))
      var json = JSONWriter()
      json.object(result)
      let text = String(decoding: json.bytes, as: UTF8.self)
      return { json in
        json.content([text])
        json.name("structuredContent")
        json.object(result)
        json.name("isError")
        json.bool(false)
      }
    } catch {
      return { json in
        json.content([error.message, JSONWriter.noticeText])
        json.name("isError")
        json.bool(true)
      }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func content(_ texts: [String]) {
    name("content")
    array(texts) { json, text in
      json.object { json in
        json.member("type", "text")
        json.member("text", text)
      }
    }
  }
}
