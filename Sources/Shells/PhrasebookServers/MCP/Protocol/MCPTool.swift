import PhrasebookModel
import PhrasebookProjects
import PhrasebookWorkspace

/// A tool: what models read of it, and the operation that it calls.
struct MCPTool: Sendable {
  /// The effect of a call.
  enum Effect: Sendable {
    /// It only reads.
    case reads
    /// It adds to files, or replaces what machines wrote.
    case writes
  }

  var name: String
  var title: String
  var help: String
  var effect: Effect
  var parameters: [ToolParameter]
  var output: [ToolParameter]
  /// Makes the result, one object, or throws an error that the model can act on.
  var call: @Sendable (ToolCall) throws(AgentFailure) -> (inout JSONWriter) -> Void
}

/// A call of a tool.
struct ToolCall {
  let project: LiveProject
  let arguments: ToolArguments
  let activity: Activity

  /// The problems that an operation reported, as one failure; nil without errors.
  var failure: AgentFailure? {
    let spelling = Spelling(in: project.path)
    let errors = activity.diagnostics.filter { $0.severity == .error }
      .map { spelling.respell($0).line }
    return errors.isEmpty ? nil : AgentFailure(english: errors.prefix(5).joined(separator: "; "))
  }
}

extension JSONWriter {
  /// A tool as `tools/list` gives it.
  mutating func tool(_ tool: MCPTool) {
    object { json in
      json.member("name", tool.name)
      json.member("title", tool.title)
      json.member("description", tool.help)
      json.name("inputSchema")
      json.schema(tool.parameters, isOpen: false)
      json.name("outputSchema")
      json.schema(tool.output, isOpen: true)
      json.name("annotations")
      json.object { json in
        json.member("title", tool.title)
        json.name("readOnlyHint")
        json.bool(tool.effect == .reads)
        json.name("destructiveHint")
        json.bool(false)
        json.name("idempotentHint")
        json.bool(true)
        json.name("openWorldHint")
        json.bool(false)
      }
    }
  }
}
