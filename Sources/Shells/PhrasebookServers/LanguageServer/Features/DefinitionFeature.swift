import PhrasebookWorkspace

/// `textDocument/definition`: from code to the entries of a key, from an entry to its uses.
enum DefinitionFeature: LanguageFeature {
  static let method = "textDocument/definition"

  static func answer(_ request: LanguageRequest) throws(RPCError) -> LanguageAnswer {
    guard let (document, key) = try request.reference() else { return nothing }
    let places = KeyPlaces(document.session.project.snapshot(audited: false))
    let locations =
      key.catalog == nil ? places.entries(of: key) : places.uses(of: key)
    return { json in json.array(locations) { $0.location($1, request.state) } }
  }
}
