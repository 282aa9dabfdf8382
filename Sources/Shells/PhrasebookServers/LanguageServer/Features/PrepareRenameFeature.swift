import PhrasebookWorkspace

/// `textDocument/prepareRename`: the range of the key at a place, if it can be renamed.
enum PrepareRenameFeature: LanguageFeature {
  static let method = "textDocument/prepareRename"

  static func answer(_ request: LanguageRequest) throws(RPCError) -> LanguageAnswer {
    guard let (document, key) = try request.reference(), key.isKnownUse,
      !document.session.project.snapshot(audited: false).holders(of: key).isEmpty
    else { return nothing }
    // In a translation the key is elsewhere; clients take only a range around the place.
    let offset = try request.offset(in: document)
    let isAtKey = key.range.contains(offset) || key.range.upperBound == offset
    let range = isAtKey ? key.range : offset..<offset
    return { json in
      json.object { json in
        json.member("range", range, in: document.text, request.encoding)
        json.member("placeholder", key.key)
      }
    }
  }
}
