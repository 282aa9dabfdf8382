import PhrasebookModel
import PhrasebookWorkspace

/// `textDocument/references`: the uses of a key, and its entries if declarations are asked for.
enum ReferencesFeature: LanguageFeature {
  static let method = "textDocument/references"

  static func answer(_ request: LanguageRequest) throws(RPCError) -> LanguageAnswer {
    guard let (document, key) = try request.reference() else { return nothing }
    let places = KeyPlaces(document.session.project.snapshot(audited: false))
    let withEntries = request.params["context"]?["includeDeclaration"]?.isTrue ?? true
    let locations = places.uses(of: key) + (withEntries ? places.entries(of: key) : [])
    return { json in json.array(locations) { $0.location($1, request.state) } }
  }
}
