import PhrasebookWorkspace

/// `textDocument/prepareRename`: the range of the key at a place, if it can be renamed.
enum PrepareRenameFeature: LanguageFeature {
  static let method = "textDocument/prepareRename"

  static func answer(_ request: LanguageRequest) throws(RPCError) -> LanguageAnswer {
    guard let (document, key) = try request.reference(),
      !document.session.project.snapshot(audited: false).holders(of: key.key, table: key.table)
        .isEmpty
    else { return nothing }
    return { json in
      json.object { json in
        json.member("range", key.range, in: document.text, request.encoding)
        json.member("placeholder", key.key)
      }
    }
  }
}
