import Phrasebook
import PhrasebookModel
import PhrasebookWorkspace

/// `codeAction/resolve`: the edit of the action that a person has chosen.
enum CodeActionResolveFeature: LanguageFeature {
  static let method = "codeAction/resolve"

  static func answer(_ request: LanguageRequest) throws(RPCError) -> LanguageAnswer {
    let data = try request.params.required("data")
    guard let document = request.document(try data.string("uri")) else {
      throw .requestFailed("the document is not in a project")
    }
    let range = try data.required("range").range(in: document.text, request.encoding)
    let (title, place) = (try data.string("title"), try data.integer("place"))
    let proposals = CodeActionsFeature.proposals(for: range, in: document)
    // Several findings of one place may have the same title.
    guard proposals.indices.contains(place), proposals[place].title.sourceText == title else {
      throw .requestFailed("the document has changed; ask for its code actions again")
    }
    let planned = document.session.project.plan(proposals[place], request.activity)
    if let error = planned.diagnostics.first(where: { $0.severity == .error }) {
      throw .requestFailed(request.text(error.text))
    }
    let action = request.params
    let edit = WorkspaceEditAnswer(changes: planned.changes, state: request.state)
    return { json in
      json.object { json in
        for (name, value) in action.members ?? [:] where name != "edit" {
          json.name(text: name)
          json.copy(value)
        }
        json.name("edit")
        edit.write(&json)
      }
    }
  }
}
