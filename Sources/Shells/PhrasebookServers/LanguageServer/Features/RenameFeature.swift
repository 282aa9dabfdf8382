import Phrasebook
import PhrasebookModel
import PhrasebookProjects
import PhrasebookWorkspace

/// `textDocument/rename`: another name for a key in code and catalogs, as an edit of the client.
enum RenameFeature: LanguageFeature {
  static let method = "textDocument/rename"

  static func answer(_ request: LanguageRequest) throws(RPCError) -> LanguageAnswer {
    let name = try request.params.string("newName")
    guard let (document, key) = try request.reference() else {
      throw .requestFailed("there is no key at this place")
    }
    guard key.isKnownUse else {
      throw .requestFailed(
        request.text("no call is known that takes this literal; rename the key in its catalog"))
    }
    guard !name.isEmpty else { throw .invalidParams("newName is empty") }
    let project = document.session.project
    let places = KeyPlaces(project.snapshot(audited: false))
    let catalogs = places.catalogsRenamedTogether(of: key)
    guard !catalogs.isEmpty else {
      throw .requestFailed(
        request.text("\(key.key.quoted) is not in a catalog of this module; sync adds it"))
    }
    let planned = project.plan(request.activity) { workspace in
      try workspace.rename(RenameRequest(key.key, to: name, catalogs: catalogs))
    }
    if request.activity.isCancelled { throw .cancelled }
    if let error = planned.diagnostics.first(where: { $0.severity == .error }) {
      throw .requestFailed(request.text(error.text))
    }
    // Such a call would show the old key; the compiler reports a missing symbol.
    if places.sites(of: key).contains(where: { $0.symbol == nil }),
      planned.changes.allSatisfy({ catalogs.contains($0.path) }),
      let reason = planned.diagnostics.first(where: { $0.severity == .warning })
    {
      throw .requestFailed(request.text("no use of the key can be renamed: \(reason.text)"))
    }
    for diagnostic in planned.diagnostics { request.state.show(diagnostic) }
    return { WorkspaceEditAnswer(changes: planned.changes, state: request.state).write(&$0) }
  }
}
