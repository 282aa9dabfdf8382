import PhrasebookWorkspace

/// `textDocument/hover`: a summary of the key at a place. Over a catalog also its uses.
enum HoverFeature: LanguageFeature {
  static let method = "textDocument/hover"

  static func answer(_ request: LanguageRequest) throws(RPCError) -> LanguageAnswer {
    guard let document = try request.document() else { return nothing }
    let offset = try request.offset(in: document)
    if let key = request.reference(at: offset, in: document) {
      return answer(request, document, key, at: offset)
    }
    guard let setting = SettingsPlaces.hover(at: offset, in: document, request) else {
      return nothing
    }
    return contents(setting.text, setting.range, document, request)
  }

  private static func answer(
    _ request: LanguageRequest, _ document: LanguageRequest.Document, _ key: KeyReference,
    at offset: Int
  ) -> LanguageAnswer {
    let snapshot = document.session.project.snapshot(audited: false)
    let summaries = snapshot.summaries(of: key)
    let page = KeyPage(request, isMarkdown: request.state.client.readsMarkdown)
    var text = summaries.prefix(3).map { page.text(of: $0) }
    if summaries.isEmpty { text = [page.unknown(key)] }
    if !key.isKnownUse { text.append(page.literal) }
    if key.catalog != nil { text.append(page.uses(KeyPlaces(snapshot).sites(of: key))) }
    let joined = text.filter { !$0.isEmpty }.joined(separator: page.separator)
    // In a translation the key is elsewhere; clients take only a range around the place.
    let isAtKey = key.range.contains(offset) || key.range.upperBound == offset
    return contents(joined, isAtKey ? key.range : nil, document, request)
  }

  private static func contents(
    _ text: String, _ range: Range<Int>?, _ document: LanguageRequest.Document,
    _ request: LanguageRequest
  ) -> LanguageAnswer {
    { json in
      json.object { json in
        json.member("contents") { json in
          json.member("kind", request.state.client.readsMarkdown ? "markdown" : "plaintext")
          json.member("value", text)
        }
        if let range { json.member("range", range, in: document.text, request.encoding) }
      }
    }
  }
}
