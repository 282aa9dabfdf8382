import Phrasebook
import PhrasebookModel
import PhrasebookProjects
import PhrasebookWorkspace

/// `textDocument/codeAction`: fixes of findings and changes of the key or literal at a place.
enum CodeActionsFeature: LanguageFeature {
  static let method = "textDocument/codeAction"
  /// The kinds of all actions.
  static let kinds = Proposal.Kind.allCases.map(\.rawValue)

  static func answer(_ request: LanguageRequest) throws(RPCError) -> LanguageAnswer {
    guard let document = try request.document() else { return nothing }
    let range = try request.params.required("range").range(in: document.text, request.encoding)
    let wanted = request.params["context"]?["only"]?.elements?.compactMap(\.string)
    let resolves = request.state.client.resolvesActions
    let proposals = proposals(for: range, in: document).enumerated().filter { _, proposal in
      guard let wanted else { return proposal.kind != .fixAll }
      return wanted.contains { proposal.kind.isKind(of: $0) }
    }
    var items: [(Proposal, place: Int, LanguageAnswer?)] = []
    for (place, proposal) in proposals {
      if request.activity.isCancelled { throw .cancelled }
      guard !resolves else {
        items.append((proposal, place, nil))
        continue
      }
      let changes = document.session.project.plan(proposal, request.activity).changes
      guard !changes.isEmpty else { continue }
      let edit = WorkspaceEditAnswer(changes: changes, state: request.state)
      items.append((proposal, place, edit.write))
    }
    let actions = items
    return { json in
      json.array(actions) { json, item in
        write(item.0, item.place, item.2, document, range, request, &json)
      }
    }
  }

  /// The changes that are offered at a range of a document.
  static func proposals(
    for range: Range<Int>, in document: LanguageRequest.Document
  ) -> [Proposal] {
    ProposalFinder(project: document.session.project).proposals(
      for: range, in: document.text, of: document.path)
  }

  private static func write(
    _ proposal: Proposal, _ place: Int, _ edit: LanguageAnswer?,
    _ document: LanguageRequest.Document, _ range: Range<Int>, _ request: LanguageRequest,
    _ json: inout JSONWriter
  ) {
    json.object { json in
      json.member("title", request.text(proposal.title))
      json.member("kind", proposal.kind.rawValue)
      if proposal.isPreferred { json.member("isPreferred", true) }
      if let finding = proposal.finding {
        json.member("diagnostics", diagnostics(of: finding, in: document.path, request)) {
          $0.copy($1)
        }
      }
      if let edit {
        json.name("edit")
        edit(&json)
      } else {
        json.member("data") { json in
          json.member("uri", document.uri)
          json.member("range", range, in: document.text, request.encoding)
          json.member("title", proposal.title.sourceText)
          json.member("place", place)
        }
      }
    }
  }

  /// The client's diagnostics that a finding is.
  private static func diagnostics(
    of finding: Finding, in file: String, _ request: LanguageRequest
  ) -> [JSONValue] {
    let given = request.params["context"]?["diagnostics"]?.elements ?? []
    // One place may have the same finding for several languages.
    let message = Diagnostics(request.state).message(finding, in: file)
    return given.filter {
      $0["code"]?.string == finding.id && $0["message"]?.string == message
    }
  }
}
