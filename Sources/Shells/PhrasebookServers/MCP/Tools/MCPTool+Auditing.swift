import PhrasebookModel
import PhrasebookReports
import PhrasebookWorkspace

extension MCPTool {
  static let audit = MCPTool(
    name: "audit", title: "Audit",
    help: "Finds what is wrong or doubtful in catalogs and in the code that uses them.",
    effect: .reads,
    parameters: [
      ToolParameter("checks", .texts, "Only these checks: ids, patterns with *, or families."),
      ToolParameter("languages", .texts, "Only findings in these languages."),
      ToolParameter("key", .text, "Only findings about this key."),
      catalog,
      ToolParameter(
        "severity", .choice(["error", "warning", "note"]), "The lowest severity; note for all."),
      limit(200), cursor,
    ],
    output: [
      notice, .required("total", .integer(0...Int.max), "How many findings there are."),
      .required("findings", .objects([]), "The findings of this page."), problems, nextCursor,
    ]
  ) { call throws(AgentFailure) in
    var query = FindingQuery(limit: call.arguments.integer("limit") ?? 50)
    query.checks = call.arguments.texts("checks")
    query.languages = call.arguments.texts("languages")
    query.key = call.arguments.text("key")
    query.catalog = call.arguments.text("catalog")
    query.severity = call.arguments.text("severity")
    query.cursor = call.arguments.text("cursor")
    let found = try call.project.findings(query)
    let root = call.project.path
    return { json in
      json.notice()
      json.member("total", found.total)
      json.member("findings", found.page.items) { $0.finding($1, in: root) }
      json.problems(found.page.problems)
      json.member("next_cursor", found.page.next)
    }
  }

  static let explain = MCPTool(
    name: "explain", title: "Explain checks",
    help: "Explains a check: what is wrong, why it matters, how to fix it, with examples.",
    effect: .reads,
    parameters: [
      ToolParameter("check", .text, "An id, a family, or a pattern with *; absent for a list.")
    ],
    output: [.required("text", .text, "The explanation, as Markdown.")]
  ) { call throws(AgentFailure) in
    let name = call.arguments.text("check")
    guard let result = call.project.workspace.explain(name) else {
      throw AgentFailure(
        english:
          "unknown check \((name ?? "").quoted); call explain without it for a list")
    }
    let report = ExplainReport(result)
    let text = name == nil ? report.summary : report.markdown
    return { json in json.member("text", text) }
  }
}
