import PhrasebookProjects
import PhrasebookWorkspace

/// `workspace/symbol`: the keys whose name or text contains a query.
enum WorkspaceSymbolsFeature: LanguageFeature {
  static let method = "workspace/symbol"
  private static let most = 200

  static func answer(_ request: LanguageRequest) throws(RPCError) -> LanguageAnswer {
    let query = try request.params.string("query")
    var found: [LiveSnapshot.FoundKey] = []
    for session in request.state.sessions {
      if request.activity.isCancelled { throw .cancelled }
      found += session.project.snapshot(audited: false).keys(
        matching: query, limit: most - found.count)
    }
    let result = found
    return { json in
      json.array(result) { json, key in
        json.object { json in
          json.member("name", key.key.isEmpty ? "\"\"" : key.key)
          json.member("kind", 20)
          json.member("containerName", key.table)
          json.name("location")
          json.location(key.location, request.state)
        }
      }
    }
  }
}
