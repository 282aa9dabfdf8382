import PhrasebookModel
import PhrasebookProjects
import PhrasebookSync
import PhrasebookWorkspace

extension MCPTool {
  private static let written: [ToolParameter] = [
    notice, .required("written", .flag, "Whether the files have the changes."),
    .required("state", .text, "The state that marks the texts."),
    .required("changes", .objects([]), "What changed, or would change."),
    .required("refusals", .objects([]), "Why nothing was written; empty if all is accepted."),
    .required("warnings", .objects([]), "Doubts that stop nothing."),
  ]

  private static let rule = """
    All or nothing: if one item is refused, nothing is written and the reasons are given.
    """

  static let writeTranslations = MCPTool(
    name: "write_translations", title: "Write translations",
    help: """
      Writes translations, marked as made by a machine. Each is checked first: placeholders, plural \
      forms, glossary, length. A text that a person wrote is never replaced. \(rule)
      """,
    effect: .writes,
    parameters: [
      .required(
        "translations",
        .objects([
          .required("key", .text, "The key."), catalog,
          .required("language", .text, "The language."),
          ToolParameter("text", .text, "The text, for a key without forms."),
          ToolParameter(
            "forms", .map,
            "The texts by form, for a key with forms: plural.one, plural.other, device.ipad, …"),
        ]), "The translations."),
      dryRun,
    ],
    output: written
  ) { call throws(AgentFailure) in
    var edits = MachineEdits()
    for item in call.arguments.objects("translations") {
      var texts = item.map("forms")
      if let text = item.text("text") { texts[""] = text }
      edits.translations.append(
        MachineEdits.Translation(
          item.text("key") ?? "", catalog: item.text("catalog"),
          language: item.text("language") ?? "", texts: texts))
    }
    return try write(edits, call)
  }

  static let writeComments = MCPTool(
    name: "write_comments", title: "Write comments",
    help: """
      Writes comments for translators, marked as generated. A comment that a person wrote is never \
      replaced. \(rule)
      """,
    effect: .writes,
    parameters: [
      .required(
        "comments",
        .objects([
          .required("key", .text, "The key."), catalog,
          .required("comment", .text, "The comment, in one to three sentences."),
        ]), "The comments."),
      dryRun,
    ],
    output: written
  ) { call throws(AgentFailure) in
    var edits = MachineEdits()
    edits.comments = call.arguments.objects("comments").map { item in
      MachineEdits.Comment(
        item.text("key") ?? "", catalog: item.text("catalog"), text: item.text("comment") ?? "")
    }
    return try write(edits, call)
  }

  static let addKeys = MCPTool(
    name: "add_keys", title: "Add keys",
    help: """
      Adds keys with their source texts. They are manual: no sync removes them. \(rule)
      """,
    effect: .writes,
    parameters: [
      .required(
        "keys",
        .objects([
          .required("key", .text, "The key."), catalog,
          .required("text", .text, "The text in the source language."),
          ToolParameter("comment", .text, "A comment for translators."),
        ]), "The keys."),
      dryRun,
    ],
    output: written
  ) { call throws(AgentFailure) in
    var edits = MachineEdits()
    edits.keys = call.arguments.objects("keys").map { item in
      MachineEdits.NewKey(
        item.text("key") ?? "", catalog: item.text("catalog"), text: item.text("text") ?? "",
        comment: item.text("comment"))
    }
    return try write(edits, call)
  }

  private static func write(
    _ edits: MachineEdits, _ call: ToolCall
  ) throws(AgentFailure) -> (inout JSONWriter) -> Void {
    var edits = edits
    edits.isDryRun = call.arguments.flag("dry_run")
    let result = call.project.write(edits, activity: call.activity)
    if let failure = call.failure { throw failure }
    let root = call.project.path
    return { json in
      json.notice()
      json.name("written")
      json.bool(result.isWritten)
      json.member("state", result.state.rawValue)
      json.changes(result.files.map { ($0.file, $0.changes) }, in: root)
      json.notes("refusals", result.refusals)
      json.notes("warnings", result.warnings)
    }
  }

  static let sync = MCPTool(
    name: "sync", title: "Sync",
    help: """
      Brings the catalogs in step with the code: adds new keys, marks keys that no code uses as \
      stale, and removes those that were never translated or edited. Manual keys do not change.
      """,
    effect: .writes, parameters: [dryRun],
    output: [
      notice, .required("written", .flag, "Whether the files have the changes."),
      .required("changes", .objects([]), "What changed, or would change."),
    ]
  ) { call throws(AgentFailure) in
    let isDry = call.arguments.flag("dry_run")
    // No call writes outside of the folder that the server was started for.
    let results = call.project.sync(
      isDry: isDry, activity: call.activity,
      leaving: { ProjectBounds.exclude($0, from: call.project.path) })
    let files = results.map { (file: $0.file, changes: $0.synced?.changes ?? []) }
    let root = call.project.path
    if let failure = call.failure {
      let failed = Set(call.activity.diagnostics.compactMap(\.location?.file))
      let synced = files.filter { !isDry && !$0.changes.isEmpty && !failed.contains($0.file) }
        .map { FilePath.remainder(of: $0.file, in: root) ?? $0.file }
      guard !synced.isEmpty else { throw failure }
      let names = synced.joined(separator: ", ")
      throw AgentFailure(english: "\(failure.message); other catalogs were written: \(names)")
    }
    return { json in
      json.notice()
      json.name("written")
      json.bool(!isDry && files.contains { !$0.changes.isEmpty })
      json.changes(files, in: root)
    }
  }
}
